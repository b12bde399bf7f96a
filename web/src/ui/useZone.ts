import { knownZone } from "../lib/calendarDay.ts";
import { deviceTimeZone } from "../lib/timeZones.ts";
import { useTimeZone } from "./useTimeZone.ts";

/** The zone that days are cut in: that of the profile, or the device's where that is not known here. */
export function useZone(): string {
  return knownZone(useTimeZone(), deviceTimeZone());
}
