import { DateTime } from "luxon";

import type { Appointment } from "./appointment.ts";
import type { Availability } from "./availability.ts";
import { bookingProblemOf, timeOf } from "./bookingProblem.ts";
import { isInHours } from "./freeTimes.ts";
import type { TakenTime } from "./takenTime.ts";
import { knownTimeZone } from "../shared/timeZone.ts";

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
  const local = DateTime.fromJSDate(first, { zone: knownTimeZone(zone) });
  return Array.from({ length: count }, (_, index) =>
    local.plus({ weeks: weeks * index }).toJSDate(),
  );
}

/** What is known about a time of a series. Only free times and those outside hours can be booked. */
export type SeriesState =
  | "free"
  | "outsideHours"
  | "taken"
  | "patientBusy"
  | "past"
  | "notBookable";

type Wanted = Pick<Appointment, "startsAt" | "minutes" | "mode"> & {
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
  const booked = { startsAt, minutes };
  const problem = bookingProblemOf(booked, { taken, patientTaken, now });
  if (problem === "past" || problem === "taken") return problem;
  if (problem === "patientTaken") return "patientBusy";
  if (problem !== null) return "notBookable";
  return isInHours(timeOf(booked), availability, mode) ? "free" : "outsideHours";
}
