import { useTranslation } from "react-i18next";

import { useServerClock } from "../visitClock.ts";

/** The duration of a visit. Visible only; screen readers do not announce updates. */
export function VisitTimer({ since }: { since: Date }) {
  const { t } = useTranslation("visits");
  const now = useServerClock(1_000);
  return (
    <span role="timer" aria-label={t("room.timer")} style={{ fontVariantNumeric: "tabular-nums" }}>
      {elapsed(since, now.getTime())}
    </span>
  );
}

/** Elapsed minutes and seconds; never negative, as the local clock may lag behind the server's. */
export function elapsed(since: Date, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
