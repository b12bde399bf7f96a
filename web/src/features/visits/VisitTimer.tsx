import { useTranslation } from "react-i18next";

import { useServerClock } from "./useServerClock.ts";

/** How long a visit has lasted. It is there for whoever looks at it, and never read out by itself. */
export function VisitTimer({ since }: { since: Date }) {
  const { t } = useTranslation("visits");
  const now = useServerClock(1_000);
  return (
    <span role="timer" aria-label={t("room.timer")} style={{ fontVariantNumeric: "tabular-nums" }}>
      {elapsed(since, now.getTime())}
    </span>
  );
}

/** Minutes and seconds, of a clock that may be a little behind the server's. */
export function elapsed(since: Date, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
