import { useEffect, useState } from "react";

import { Announcement } from "./status/Announcement.tsx";
import { BusyButton } from "./BusyButton.tsx";

interface ResendButtonProps {
  label: string;
  /** Whether another message is being sent. */
  busy: boolean;
  busyLabel: string;
  /** The remaining wait, shown visually only; null once it is over. */
  countdown: string | null;
  /** The announcement that another message was sent or can be requested. */
  announcement: string;
  variant: "outlined" | "text";
  onAgain: () => void;
}

/**
 * Requests another message once the previous one has had time to arrive. It is not `disabled` in
 * the meantime, because that would lose the focus.
 */
export function ResendButton(props: ResendButtonProps) {
  const { label, busy, busyLabel, countdown, announcement, variant, onAgain } = props;
  const waiting = countdown !== null || busy;
  return (
    <>
      <BusyButton
        variant={variant}
        size={variant === "outlined" ? "large" : "medium"}
        busy={busy}
        busyLabel={busyLabel}
        aria-disabled={waiting}
        sx={waiting ? idle : {}}
        onClick={waiting ? undefined : onAgain}
      >
        <span>{label}</span>
        {countdown === null ? null : (
          <span aria-hidden style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "pre" }}>
            {` ${countdown}`}
          </span>
        )}
      </BusyButton>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

const idle = {
  color: "text.secondary",
  cursor: "default",
  "&:hover": { backgroundColor: "transparent" },
} as const;

/**
 * Counts seconds down.
 *
 * @param secondsAt the seconds left at a moment, in milliseconds since 1970; 0 ends the count
 */
export function useSecondsLeft(secondsAt: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsAt(now);
  const over = seconds === 0;

  useEffect(() => {
    if (over) return undefined;
    // Timers of a background page run late, so read the clock instead of counting.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return seconds;
}
