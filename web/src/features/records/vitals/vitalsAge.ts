import { monthsOf } from "@salvia/domain/record/rangeByAge";
import { createContext, useContext } from "react";

import { dayAt } from "../../../lib/time/calendarDay.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";

/** The date of birth of the record's patient, which ranges depend on; null while it is not known. */
export const BirthDateContext = createContext<string | null>(null);

/** The age of the record's patient in months; null if it is not known. */
export function useMonths(): number | null {
  const birthDate = useContext(BirthDateContext);
  const today = dayAt(useNow(), useKnownTimeZone());
  return monthsOf(birthDate, today);
}
