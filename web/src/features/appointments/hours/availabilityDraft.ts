import { gridMinutes, type AppointmentMode } from "@salvia/domain/scheduling/appointment";
import {
  absencesMax,
  availabilitySchema,
  periodsMax,
  weekdays,
  type Absence,
  type Availability,
  type DayPart,
  type Weekday,
  type WorkingPeriod,
} from "@salvia/domain/scheduling/availability";

import { isDay, type Day } from "../../../lib/time/calendarDay.ts";

/** A part of a day as time fields hold it: `09:30`, or empty. Midnight at the end is `00:00`. */
export type PartDraft = { from: string; until: string };

type ModesChoice = "both" | AppointmentMode;

export type PeriodDraft = PartDraft & { key: string; modes: ModesChoice };

/** An absence as the fields hold it; `part` is null if it lasts whole days. */
export type AbsenceDraft = { key: string; from: string; until: string; part: PartDraft | null };

/** A clinician's input for their availability. */
export type AvailabilityDraft = Pick<Availability, "timezone" | "modes"> & {
  address: string;
  hours: Readonly<Record<Weekday, readonly PeriodDraft[]>>;
  absences: readonly AbsenceDraft[];
};

export type DraftProblem =
  | "missing"
  | "order"
  | "quarter"
  | "overlap"
  | "tooManyPeriods"
  | "tooManyAbsences"
  | "address";

/** The problems of a draft, by the key of the period or absence, by weekday, or by field. */
export type DraftProblems = ReadonlyMap<string, DraftProblem>;

export function draftOf(availability: Availability): AvailabilityDraft {
  return {
    timezone: availability.timezone,
    modes: availability.modes,
    address: availability.address ?? "",
    hours: eachWeekday((weekday) =>
      availability.hours[weekday].map((period, index) => ({
        ...partDraftOf(period),
        key: `${weekday} ${index}`,
        modes: period.modes.length > 1 ? "both" : (period.modes[0] ?? "both"),
      })),
    ),
    absences: availability.absences.map(({ from, until, hours }, index) => ({
      key: `absence ${index}`,
      from,
      until,
      part: hours === null ? null : partDraftOf(hours),
    })),
  };
}

/**
 * Parses a draft: the availability, or what is wrong with it. Sorts hours and absences, and leaves
 * out absences that are over.
 *
 * @param today in the time zone of the practice
 */
export function parseAvailabilityDraft(
  draft: AvailabilityDraft,
  today: Day,
): { availability: Availability } | { problems: DraftProblems } {
  const problems = new Map<string, DraftProblem>();
  const hours = eachWeekday((weekday) => parseDay(weekday, draft.hours[weekday], problems));
  const absences = draft.absences
    .flatMap((absence) => parseAbsence(absence, problems) ?? [])
    .filter(({ until }) => until >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  if (absences.length > absencesMax) problems.set("absences", "tooManyAbsences");
  const address = draft.address.trim().replaceAll("\r\n", "\n") || null;
  if (!availabilitySchema.shape.address.safeParse(address).success) {
    problems.set("address", "address");
  }
  const { timezone, modes } = draft;
  return problems.size > 0
    ? { problems }
    : { availability: { timezone, address, hours, modes, absences } };
}

/** An absence as it would be stored; null while it is incomplete. */
export function parseAbsence(
  { key, from, until, part }: AbsenceDraft,
  problems = new Map<string, DraftProblem>(),
): Absence | null {
  if (!isDay(from) || !isDay(until)) problems.set(key, "missing");
  else if (until < from) problems.set(key, "order");
  const hours = part === null ? null : parsePart(key, part, problems);
  return problems.has(key) ? null : { from, until, hours };
}

function parseDay(
  weekday: Weekday,
  drafts: readonly PeriodDraft[],
  problems: Map<string, DraftProblem>,
): WorkingPeriod[] {
  const parsed = drafts
    .flatMap(({ key, modes, ...part }) => {
      const found = parsePart(key, part, problems);
      return found === null ? [] : [{ key, modes, ...found }];
    })
    .toSorted((a, b) => a.from - b.from);
  for (const [index, { key, from }] of parsed.entries()) {
    if (from < (parsed[index - 1]?.until ?? 0)) problems.set(key, "overlap");
  }
  if (drafts.length > periodsMax) problems.set(weekday, "tooManyPeriods");
  return parsed.map(({ from, until, modes }) => ({
    from,
    until,
    modes: modes === "both" ? ["telemedicine", "inPerson"] : [modes],
  }));
}

function parsePart(
  key: string,
  draft: PartDraft,
  problems: Map<string, DraftProblem>,
): DayPart | null {
  const [from, end] = [minutesOf(draft.from), minutesOf(draft.until)];
  const until = end === 0 ? 24 * 60 : end;
  if (from === null || until === null) problems.set(key, "missing");
  else if (until <= from) problems.set(key, "order");
  else if (from % gridMinutes !== 0 || until % gridMinutes !== 0) problems.set(key, "quarter");
  else return { from, until };
  return null;
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function partDraftOf({ from, until }: DayPart): PartDraft {
  return { from: timeOf(from), until: timeOf(until) };
}

function timeOf(minutes: number): string {
  const inDay = minutes % (24 * 60);
  return [Math.floor(inDay / 60), inDay % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

function eachWeekday<Value>(of: (weekday: Weekday) => Value): Record<Weekday, Value> {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays;
  return {
    monday: of(monday),
    tuesday: of(tuesday),
    wednesday: of(wednesday),
    thursday: of(thursday),
    friday: of(friday),
    saturday: of(saturday),
    sunday: of(sunday),
  };
}
