import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { secondsToResend } from "../lib/oneTimeCode.ts";
import { Announcement } from "./status/Announcement.tsx";
import { BusyButton } from "./BusyButton.tsx";

interface ResendProps {
  /** When another message can be requested, in milliseconds since 1970. */
  resendAt: number;
  /** Whether another message is being sent. */
  busy: boolean;
  onAgain: () => void;
}

interface ResendButtonProps extends ResendProps {
  label: string;
  busyLabel: string;
  /** The remaining wait, shown visually only. */
  secondsText: (seconds: number) => string;
  /** What is announced during the wait, and once it is over. */
  waitingText: string;
  readyText: string;
  variant: "outlined" | "text";
}

/**
 * Requests another message once the previous one has had time to arrive. It is not `disabled` in
 * the meantime, because that would lose the focus.
 */
export function ResendButton(props: ResendButtonProps) {
  const { label, busy, busyLabel, resendAt, secondsText, variant, onAgain } = props;
  const seconds = useSecondsTo(resendAt);
  const isWaiting = seconds > 0;
  return (
    <>
      <BusyButton
        variant={variant}
        size={variant === "outlined" ? "large" : "medium"}
        busy={busy}
        busyLabel={busyLabel}
        aria-disabled={isWaiting || busy}
        sx={isWaiting || busy ? idle : {}}
        onClick={isWaiting || busy ? undefined : onAgain}
      >
        <span>{label}</span>
        {isWaiting && !busy ? (
          <span aria-hidden style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "pre" }}>
            {` ${secondsText(seconds)}`}
          </span>
        ) : null}
      </BusyButton>
      <Announcement>{busy ? "" : isWaiting ? props.waitingText : props.readyText}</Announcement>
    </>
  );
}

const idle = {
  color: "text.secondary",
  cursor: "default",
  "&:hover": { backgroundColor: "transparent" },
} as const;

/** Requests another code by text message. Needs the `phone` texts. */
export function ResendCode(props: ResendProps) {
  const { t } = useTranslation("phone");
  return (
    <ResendButton
      {...props}
      label={t("code.resend")}
      busyLabel={t("number.sending")}
      secondsText={(seconds) => t("code.seconds", { seconds })}
      waitingText=""
      readyText={t("code.resendNow")}
      variant="text"
    />
  );
}

/** Counts down the seconds until another message can be requested. */
function useSecondsTo(resendAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsToResend(resendAt, now);
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) return undefined;
    // Timers of a background page run late, so read the clock instead of counting.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
