import type { Measure, Period } from "@salvia/domain/assistant/conversationContext";
import { noMeasures, type Vitals } from "@salvia/domain/record/vital";
import { expect, it, vi } from "vitest";

import { answerWith, beatriz, storing } from "../testing/answerWith.ts";
import { readVitals } from "./vitals.ts";

const today: Period = { from: "2026-11-24", until: "2026-11-24", part: null };
const thisYear: Period = { ...today, from: "2026-01-01" };

function taken(day: string, values: Partial<Vitals>): Vitals {
  const measuredAt = new Date(`${day}T09:00:00Z`);
  const by = { appointmentId: "a", clinicianId: "camille" };
  return { ...by, measuredAt, ...noMeasures, createdAt: measuredAt, ...values };
}

const database = storing({
  "records/beatriz/vitals/now": taken("2026-11-01", {
    weight: 70.5,
    pulse: 72,
    glucose: 5.4,
    fasting: true,
  }),
  "records/beatriz/vitals/may": taken("2026-05-01", { glucose: 9.1, fasting: false }),
  "records/beatriz/vitals/march": taken("2026-03-01", {
    weight: 74.5,
    glucose: 6.2,
    fasting: true,
  }),
  "records/beatriz/vitals/old": taken("2025-01-01", { height: 168 }),
});

async function says(measure?: Measure, period: Period | null = null, trend = false, of = database) {
  const about = { patient: beatriz, only: beatriz, period };
  const answer = await answerWith(readVitals, { measure, trend }, { database: of, about });
  return answer.map(({ text }) => text);
}

it("computes the body mass index from the latest height, even if that is older than the period", async () => {
  expect(await says("bmi")).toEqual([
    expect.stringMatching(/: body mass index 25\.0\D.*measured on November 1, 2026\.$/),
  ]);
  expect(await says("bmi", thisYear)).toEqual([
    expect.stringMatching(
      /went from 26\.4\D.* on March 1, 2026 to 25\.0\D.* on November 1, 2026\.$/,
    ),
  ]);
});

it("compares glucose only with other values after fasting", async () => {
  const [trend] = await says("glucose", null, true);
  expect(trend).toMatch(/: fasting glucose went from .+ on March 1, 2026 to .+ 1, 2026\.$/);
});

it("lists only what was ever measured, and says so of what never was, or not in a period", async () => {
  expect(await says()).toHaveLength(5);
  const none = "Beatriz Nogueira: the record has no";
  expect(await says("oxygen")).toEqual([`${none} oxygen saturation measurement.`]);
  expect(await says(undefined, today)).toEqual([`${none} vitals today.`]);
});

it.each([
  ["weight", [10]],
  ["height", [10, 100]],
  ["bmi", [100]],
] as const)("reads all vitals only if it must: %s", async (measure, limits) => {
  const weighed = taken("2026-10-10", { weight: 70 });
  const paths = Array.from({ length: 12 }, (_, at) => `records/beatriz/vitals/${at}`);
  const often = storing(Object.fromEntries(paths.map((path) => [path, weighed])));
  const find = vi.spyOn(often, "find");
  await says(measure, null, false, often);
  expect(find.mock.calls.map(([{ limit }]) => limit)).toEqual(limits);
});
