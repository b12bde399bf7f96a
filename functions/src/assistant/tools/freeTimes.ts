import { staffSchema } from "@salvia/domain/account/staff";
import { appointmentModes } from "@salvia/domain/scheduling/appointment";
import {
  storedAvailabilitySchema,
  usualAvailability,
} from "@salvia/domain/scheduling/availability";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { takenDayItems, takenDaySchema, takenTimesOf } from "@salvia/domain/scheduling/takenTime";
import { collections } from "@salvia/domain/shared/collections";
import { DateTime, Interval } from "luxon";

import { everyPage, readParsed } from "../../caller/callerFirestore.ts";
import { factOf, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { within } from "./ownDocuments.ts";

const dayLength = 24 * 60 * 60_000;

/**
 * Reads the caller's free times within working hours, in a period or the next few. They match those
 * of the dialog for a new appointment, in the time zone of the directory.
 */
export async function readFreeTimes(reader: Reader): Promise<Fact[]> {
  const { times, texts, uid, database, about } = reader;
  const isNext = about.period === null;
  const period = about.period ?? times.daysAhead(6);
  const range = times.rangeOf(period);
  const from = new Date(Math.max(times.now.getTime(), range.from.getTime()));
  const [days, staff, stated] = await Promise.all([
    everyPage(database, takenDaySchema, {
      path: `${collections.takenTime}/${uid}/${takenDayItems}`,
      where: within("endsAt", { from, to: new Date(range.to.getTime() + dayLength) }),
      orderBy: ["endsAt", "ASCENDING"],
    }),
    readParsed(database, staffSchema, `${collections.staff}/${uid}`),
    readParsed(database, storedAvailabilitySchema, `${collections.availability}/${uid}`),
  ]);
  const taken = takenTimesOf(days.map(({ value }) => value));
  const availability = stated ?? usualAvailability(staff?.timezone ?? "UTC");
  const free = appointmentModes
    .flatMap((mode) => {
      const { minutes } = availability.modes[mode];
      const starts = freeTimes({
        after: new Date(from.getTime() - 1),
        taken,
        availability,
        mode,
        minutes,
        count: Number.POSITIVE_INFINITY,
        // One day of the caller may overlap two days of the directory's time zone.
        days: Math.ceil((range.to.getTime() - from.getTime()) / dayLength) + 2,
      });
      return starts.map((start) => ({ start, minutes }));
    })
    .toSorted((a, b) => +a.start - +b.start)
    .filter(({ start, minutes }) => start > times.now && times.isIn(period, start, minutes));
  const source = { kind: "calendar", path: collections.takenTime } as const;
  const starts = [...new Set(free.map(({ start }) => +start))];
  const last = (isNext ? starts[2] : undefined) ?? Infinity;
  const shown = free.filter(({ start }) => +start <= last);
  if (shown.length === 0) {
    return [factOf(texts.freeTimes.none, { span: times.words(period) }, source)];
  }
  const shownDays = new Set(shown.map(({ start }) => times.dayOf(start)));
  return [...shownDays].map((day) => {
    const ofDay = shown.filter(({ start }) => times.dayOf(start) === day);
    // Lists ranges for a period, and single times for the next few.
    const stretches = ofDay.map(({ start, minutes }) =>
      Interval.after(times.local(start), { minutes }),
    );
    const list = isNext
      ? [...new Set(ofDay.map(({ start }) => times.time(start)))]
      : Interval.merge(stretches).map((each) => each.toLocaleString(DateTime.TIME_SIMPLE));
    // Spanish has no period at the end, because a time already ends with the one of “p.m.”.
    const values = { day: times.weekday(day), times: list.join(", ") };
    return factOf(texts.freeTimes.some, values, source);
  });
}
