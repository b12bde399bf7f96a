import { usualAvailability, type StoredAvailability } from "@salvia/domain/scheduling/availability";
import {
  cellsOf,
  endOfTakenDay,
  takenDayOf,
  takenDayPath,
} from "@salvia/domain/scheduling/takenTime";
import { expect, it } from "vitest";

import { answerWith, storing } from "../testing/answerWith.ts";
import { readFreeTimes } from "./freeTimes.ts";

const now = new Date("2026-11-23T06:00:00Z");
const today = { from: "2026-11-23", until: "2026-11-23", part: null };

/** The answer for a clinician in UTC, on a Monday with two half hours taken. */
async function answerFor(
  period: typeof today | null,
  language: "en" | "es" = "en",
  stated: StoredAvailability | null = null,
) {
  const booked = ["09:00", "12:00"].map((time) => new Date(`2026-11-23T${time}:00Z`));
  const cells = booked.flatMap((startsAt) =>
    cellsOf({ startsAt, minutes: 30 }).map((cell) => [cell, "token"] as const),
  );
  const day = takenDayOf(now);
  const database = storing({
    [takenDayPath("camille", day)]: {
      cells: Object.fromEntries(cells),
      endsAt: endOfTakenDay(day),
      updatedAt: now,
    },
    ...(stated !== null && { "availability/camille": stated }),
  });
  const answer = await answerWith(
    readFreeTimes,
    {},
    { database, about: { period }, language, now },
  );
  return answer.map(({ text }) => text);
}

it("merges adjacent free half hours of a day", async () => {
  expect(await answerFor(today)).toEqual([
    "Free on Monday, November 23, 2026: 9:30 AM – 12:00 PM, 12:30 – 5:00 PM.",
  ]);
});

it("lists the next free times one by one if no day is asked for", async () => {
  expect(await answerFor(null)).toEqual([
    "Free on Monday, November 23, 2026: 9:30 AM, 10:00 AM, 10:30 AM.",
  ]);
});

it("ends a sentence with one period, even after “p.m.”", async () => {
  expect((await answerFor(today, "es")).every((text) => /[^.]\.m\.$/.test(text))).toBe(true);
});

it("knows the hours and absences that the clinician has stated", async () => {
  const usual = usualAvailability("UTC");
  const monday = [
    { from: 8 * 60, until: 10 * 60, modes: ["inPerson" as const] },
    { from: 13 * 60, until: 15 * 60, modes: ["telemedicine" as const] },
  ];
  const absent = { from: "2026-11-23", until: "2026-11-23", hours: { from: 840, until: 900 } };
  const stated = {
    ...usual,
    hours: { ...usual.hours, monday },
    absences: [absent],
    rev: 1,
    updatedAt: now,
  };
  expect(await answerFor(today, "en", stated)).toEqual([
    "Free on Monday, November 23, 2026: 8:00 – 9:00 AM, 9:30 – 10:00 AM, 1:00 – 2:00 PM.",
  ]);
});
