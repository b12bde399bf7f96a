import { brand } from "./brand.ts";

/** The calendar day that a moment falls on in the insurer's time zone. */
export function insurersDay(moment: Date): string {
  // Sweden writes dates like ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: brand.timeZone }).format(moment);
}

export function isOver(endsOn: string, now: Date): boolean {
  return endsOn < insurersDay(now);
}
