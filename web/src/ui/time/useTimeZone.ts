import { createContext, useContext } from "react";

/** The IANA name of the time zone for displayed times; undefined means the device's zone. */
export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext) ?? undefined;
}

/** False while the profile is loading, which may name another zone than the device's. */
export function useIsTimeZoneKnown(): boolean {
  return useContext(TimeZoneContext) !== null;
}

/** The profile's time zone: null while it is loading, undefined if there is none. */
export const TimeZoneContext = createContext<string | null | undefined>(undefined);
