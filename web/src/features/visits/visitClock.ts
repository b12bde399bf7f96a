import { useEffect, useState } from "react";

import { serverNow } from "../../lib/time/serverTime.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { clockTime } from "../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";

/** The server's time, updated every `everyMs`, which may be more often than `useNow`. */
export function useServerClock(everyMs: number): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Returns a function that formats a time of day in the reader's language and zone: "10:04". */
export function useClockTime(): (moment: Date) => string {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return (moment) => clockTime(moment, language, timeZone);
}
