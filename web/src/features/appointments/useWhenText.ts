import { useLanguage } from "../../i18n/useLanguage.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { dayText, zonedTimeText } from "./timeFormat.ts";

export function useWhenText(): (time: Date) => { day: string; time: string } {
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  return (time) => ({
    day: dayText(time, language, zone),
    time: zonedTimeText(time, language, zone),
  });
}
