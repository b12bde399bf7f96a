import { createContext, useContext } from "react";

/** The IANA name of the zone that times are told in; undefined: that of the device. */
export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext);
}

export const TimeZoneContext = createContext<string | undefined>(undefined);
