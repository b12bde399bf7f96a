import { DateTime, IANAZone } from "luxon";

import type { AppointmentMode } from "./appointment.ts";
import type { Availability } from "./availability.ts";
import { bookableStarts, type TakenTime } from "./freeTimes.ts";

/** How many weeks lie between the appointments of a series. */
export const seriesIntervals = [1, 2, 4] as const;

export type SeriesInterval = (typeof seriesIntervals)[number];

export const seriesCountMin = 2;
export const seriesCountMax = 12;

/**
 * The starts of a series: at the same local time as the first one, also after the clocks change.
 *
 * @param zone the IANA time zone of the practice; an unknown one is read as UTC
 */
export function seriesStarts(
  first: Date,
  { weeks, count }: { weeks: SeriesInterval; count: number },
  zone: string,
): Date[] {
  const local = DateTime.fromJSDate(first, { zone: IANAZone.isValidZone(zone) ? zone : "utc" });
  return Array.from({ length: count }, (_, index) =>
    local.plus({ weeks: weeks * index }).toJSDate(),
  );
}

/** What is known about a time of a series. Only free times and those outside hours can be booked. */
export type SeriesState = "free" | "outsideHours" | "taken" | "patientBusy" | "past";

type Wanted = {
  startsAt: Date;
  /** The length of the appointment. */
  minutes: Parameters<typeof bookableStarts>[0]["minutes"];
  mode: AppointmentMode;
  availability: Availability;
  /** When the clinician has other appointments. */
  taken: readonly TakenTime[];
  /** When the patient has. */
  patientTaken: readonly TakenTime[];
};

/** What is known about one time of a series. */
export function seriesState(
  { startsAt, minutes, mode, availability, taken, patientTaken }: Wanted,
  now: Date,
): SeriesState {
  if (startsAt <= now) return "past";
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const overlaps = (other: TakenTime) => other.startsAt < endsAt && startsAt < other.endsAt;
  if (patientTaken.some(overlaps)) return "patientBusy";
  if (taken.some(overlaps)) return "taken";
  const until = new Date(startsAt.getTime() + 1);
  const inHours = bookableStarts({
    from: startsAt,
    until,
    taken: [],
    availability,
    mode,
    minutes,
  });
  return inHours.length > 0 ? "free" : "outsideHours";
}
