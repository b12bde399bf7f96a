import { useLanguage } from "../../i18n/useLanguage.ts";
import { exactTime } from "./relativeTime.ts";
import { useTimeZone } from "./useTimeZone.ts";

/** A date and time in the reader's time zone. */
export function ExactTime({ moment }: { moment: Date }) {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return <time dateTime={moment.toISOString()}>{exactTime(moment, language, timeZone)}</time>;
}
