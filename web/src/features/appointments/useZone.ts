import { deviceTimeZone } from "../../lib/timeZones.ts";
import { useTimeZone } from "../../ui/useTimeZone.ts";
import { knownZone } from "./days.ts";

/** The zone that calendars are in: that of the profile, or the device's where that is not known here. */
export function useZone(): string {
  return knownZone(useTimeZone(), deviceTimeZone());
}
