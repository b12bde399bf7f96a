import { createContext, useContext } from "react";

import { knownZone } from "../../lib/time/calendarDay.ts";
import { deviceTimeZone } from "../../lib/time/timeZones.ts";

/** The IANA name of the time zone for displayed times; undefined means the device's zone. */
export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext);
}

export const TimeZoneContext = createContext<string | undefined>(undefined);

/**
 * The time zone that defines calendar days: the profile's, or the device's if the profile's is
 * unknown to this browser.
 */
export function useKnownTimeZone(): string {
  return knownZone(useTimeZone(), deviceTimeZone());
}
