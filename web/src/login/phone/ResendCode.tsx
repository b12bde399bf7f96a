import { useTranslation } from "react-i18next";

import { ResendButton } from "../ResendButton.tsx";
import { useSecondsLeft } from "../useSecondsLeft.ts";
import { secondsToResend, type Message } from "./phoneSteps.ts";

interface ResendCodeProps {
  message: Message;
  busy: boolean;
  onResend: () => void;
}

/** Requests another code once the previous one has had time to arrive. */
export function ResendCode({ message, busy, onResend }: ResendCodeProps) {
  const { t } = useTranslation("phone");
  const seconds = useSecondsLeft((now) => secondsToResend(message, now));
  const waiting = seconds > 0;
  return (
    <ResendButton
      label={t("code.resend")}
      busy={busy}
      busyLabel={t("number.sending")}
      countdown={waiting && !busy ? t("code.seconds", { seconds }) : null}
      news={waiting || busy ? "" : t("code.resendNow")}
      variant="text"
      onAgain={() => {
        if (!waiting) onResend();
      }}
    />
  );
}
