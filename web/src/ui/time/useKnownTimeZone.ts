import { knownZone } from "../../lib/time/calendarDay.ts";
import { deviceTimeZone } from "../../lib/time/timeZones.ts";
import { useTimeZone } from "./useTimeZone.ts";

/**
 * The time zone that defines calendar days: the profile's, or the device's if the profile's is
 * unknown to this browser.
 */
export function useKnownTimeZone(): string {
  return knownZone(useTimeZone(), deviceTimeZone());
}
