import { useMemo } from "react";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";

/** Returns a function that formats a time of day in the reader's language and zone: "10:04". */
export function useClockTime(): (moment: Date) => string {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
    return (moment) => format.format(moment);
  }, [language, timeZone]);
}
