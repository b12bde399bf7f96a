import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { serverNow } from "../../lib/serverTime.ts";

/** How long a visit has lasted. It is there for whoever looks at it, and never read out by itself. */
export function VisitTimer({ since }: { since: Date }) {
  const { t } = useTranslation("visits");
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
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
