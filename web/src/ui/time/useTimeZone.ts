import { createContext, useContext } from "react";

/** The IANA name of the time zone for displayed times; undefined means the device's zone. */
export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext);
}

export const TimeZoneContext = createContext<string | undefined>(undefined);
