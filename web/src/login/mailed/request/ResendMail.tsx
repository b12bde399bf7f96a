import { useTranslation } from "react-i18next";

import { ResendButton } from "../../ResendButton.tsx";
import { useSecondsLeft } from "../../useSecondsLeft.ts";
import type { Sent } from "./useMailRequest.ts";

interface ResendMailProps {
  sent: Sent;
  busy: boolean;
  onAgain: () => void;
}

/** Requests another mail once the previous one has had time to arrive. */
export function ResendMail({ sent, busy, onAgain }: ResendMailProps) {
  const { t } = useTranslation("mailed");
  const seconds = useSecondsLeft((now) => secondsUntil(sent.at + patience, now));
  const waiting = seconds > 0;
  return (
    <ResendButton
      label={t("sent.again")}
      busy={busy}
      busyLabel={t("sending")}
      countdown={waiting ? t("sent.seconds", { seconds }) : null}
      news={waiting ? (sent.count > 1 ? t("sent.sentAgain") : "") : t("sent.againNow")}
      variant="outlined"
      onAgain={onAgain}
    />
  );
}

/** The time allowed for a mail to arrive, in milliseconds. */
const patience = 30_000;

// The clock pauses between two waits, so `now` may be far behind a new `moment`.
function secondsUntil(moment: number, now: number): number {
  return Math.min(patience / 1000, Math.max(0, Math.ceil((moment - now) / 1000)));
}
