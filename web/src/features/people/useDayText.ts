import { insurersDay } from "@salvia/domain/site/insurersDay";
import { useCallback } from "react";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayInWords } from "../../lib/time/plainDay.ts";

/** Returns a function that writes a day of the insurer's in the user's language. */
export function useDayText(): (day: string) => string {
  const { language } = useLanguage();
  return useCallback((day) => dayInWords(day, insurersDay(new Date()), language), [language]);
}
