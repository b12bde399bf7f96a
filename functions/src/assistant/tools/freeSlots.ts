import { appointmentMinutes } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";
import { freeSlots, slotSchema } from "@salvia/domain/slot";

import { filled, type Fact } from "../fact.ts";
import type { Reader } from "../reader.ts";
import type { Span } from "@salvia/domain/lastTurn";
import { stored } from "./stored.ts";

/** The asker's next free times within their working hours. */
export async function readFreeSlots({ span }: { span: Span }, reader: Reader): Promise<Fact[]> {
  const { times, texts, uid, database } = reader;
  const range = span === "next" ? times.ranges.week : times.ranges[span];
  const found = await database.find({
    path: collections.slots,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["startsAt", "GREATER_THAN_OR_EQUAL", times.now],
      ["startsAt", "LESS_THAN", range.to],
    ],
    orderBy: ["startsAt", "ASCENDING"],
    limit: 100,
  });
  const taken = found
    .flatMap((each) => stored(slotSchema, each))
    .map(({ value }) => value.startsAt);
  const after = new Date(Math.max(times.now.getTime(), range.from.getTime() - 1));
  const free = freeSlots({ after, taken, timezone: times.timeZone, count: mostFree }).filter(
    (start) => start < range.to,
  );
  const source = { kind: "calendar", path: collections.slots } as const;
  const shown = span === "next" ? free.slice(0, 3) : free;
  if (shown.length === 0) {
    const asked = span === "next" ? "week" : span;
    return [{ text: filled(texts.freeSlots.none, { span: texts.spans[asked] }), source }];
  }
  const days = [...new Set(shown.map((start) => times.dayOf(start)))];
  return days.map((day) => {
    const starts = shown.filter((start) => times.dayOf(start) === day);
    // Of many, from when until when one is free; of the next few, each.
    const list = span === "next" ? starts.map(times.time) : stretchesOf(starts).map(inWords);
    const text = filled(texts.freeSlots.some, {
      day: times.calendarDay(day),
      times: list.join(", "),
    });
    return { text, source };
  });

  function inWords([from, until]: Stretch): string {
    return times.timeRange(from, until);
  }
}

type Stretch = readonly [from: Date, until: Date];

/** Half hours that follow one another, as one. */
function stretchesOf(starts: readonly Date[]): Stretch[] {
  const length = appointmentMinutes * 60_000;
  const times = starts.map((start) => start.getTime());
  const firsts = times.filter((time) => !times.includes(time - length));
  const ends = times.filter((time) => !times.includes(time + length)).map((time) => time + length);
  return firsts.map((from, index) => [new Date(from), new Date(ends[index] ?? from)]);
}

/** A week of working hours. */
const mostFree = 100;
