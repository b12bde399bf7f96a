import { appointmentMinutes, appointmentModes, endOf } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import type { Period } from "@salvia/domain/assistant/conversationContext";
import {
  storedAvailabilitySchema,
  usualAvailability,
} from "@salvia/domain/scheduling/availability";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { slotSchema } from "@salvia/domain/scheduling/slot";
import { staffSchema } from "@salvia/domain/account/staff";

import { everyPage, parseFound } from "../callerFirestore.ts";
import { fillTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { periodWords } from "../temporal/periodWords.ts";

/**
 * Reads the caller's free slots within working hours, in a period or the next few. They match those
 * of the dialog for a new appointment, in the time zone of the directory.
 */
export async function readFreeSlots(_: unknown, reader: Reader): Promise<Fact[]> {
  const { times, texts, uid, database, when } = reader;
  const week: Period = { from: times.today, until: times.dayAfter(times.today, 6), part: null };
  const period = when.kind === "period" ? when.period : week;
  const isNext = when.kind !== "period";
  const range = times.rangeOf(period);
  const from = new Date(Math.max(times.now.getTime(), range.from.getTime()));
  const [found, entry, stated] = await Promise.all([
    everyPage(database, {
      path: collections.slots,
      where: [
        ["clinicianId", "EQUAL", uid],
        ["startsAt", "GREATER_THAN_OR_EQUAL", from],
        ["startsAt", "LESS_THAN", range.to],
      ],
      orderBy: ["startsAt", "ASCENDING"],
    }),
    database.get(`${collections.staff}/${uid}`),
    database.get(`${collections.availability}/${uid}`),
  ]);
  const taken = found
    .flatMap((each) => parseFound(slotSchema, each))
    .map(({ value: { startsAt } }) => ({ startsAt, endsAt: endOf({ startsAt }) }));
  const [staff] = entry === null ? [] : parseFound(staffSchema, entry);
  const [own] = stated === null ? [] : parseFound(storedAvailabilitySchema, stated);
  const availability = own?.value ?? usualAvailability(staff?.value.timezone ?? "UTC");
  const each = appointmentModes.flatMap((mode) =>
    freeTimes({
      after: new Date(from.getTime() - 1),
      taken,
      availability,
      mode,
      minutes: appointmentMinutes,
      count: Number.POSITIVE_INFINITY,
      // One day of the caller may overlap two days of the directory's time zone.
      days: Math.ceil((range.to.getTime() - from.getTime()) / (24 * 60 * 60_000)) + 2,
    }).map((start) => start.getTime()),
  );
  const free = [...new Set(each)]
    .toSorted((a, b) => a - b)
    .map((start) => new Date(start))
    .filter((start) => start > times.now && start < range.to)
    .filter((start) => times.isInPart(period, start, appointmentMinutes));
  const source = { kind: "calendar", path: collections.slots } as const;
  const shown = isNext ? free.slice(0, 3) : free;
  if (shown.length === 0) {
    return [
      { text: fillTemplate(texts.freeSlots.none, { span: periodWords(period, reader) }), source },
    ];
  }
  const days = [...new Set(shown.map((start) => times.dayOf(start)))];
  return days.map((day) => {
    const starts = shown.filter((start) => times.dayOf(start) === day);
    // Lists ranges for a period, and single times for the next few slots.
    const list = isNext ? starts.map(times.time) : stretchesOf(starts).map(inWords);
    // Spanish has no period at the end, because a time already ends with the one of “p.m.”.
    const text = fillTemplate(texts.freeSlots.some, {
      day: times.weekday(day),
      times: list.join(", "),
    });
    return { text, source };
  });

  function inWords([start, end]: Stretch): string {
    return times.timeRange(start, end);
  }
}

type Stretch = readonly [from: Date, until: Date];

/** Merges adjacent half hours. */
function stretchesOf(starts: readonly Date[]): Stretch[] {
  const length = appointmentMinutes * 60_000;
  const times = starts.map((start) => start.getTime());
  const firsts = times.filter((time) => !times.includes(time - length));
  const ends = times.filter((time) => !times.includes(time + length)).map((time) => time + length);
  return firsts.map((from, index) => [new Date(from), new Date(ends[index] ?? from)]);
}
