import type { Measure } from "@salvia/domain/assistant/conversationContext";
import { loadAssistantTexts } from "@salvia/domain/locales/assistantTexts";
import { noMeasures, type Vitals } from "@salvia/domain/record/vital";
import { expect, it } from "vitest";

import type { When } from "../temporal/resolveTime.ts";
import { timesOf } from "../times.ts";
import { readVitals } from "./vitals.ts";

const now = new Date("2026-11-24T10:00:00Z");
const whenever: When = { kind: "unspecified", now: false, sincePrevious: false };
const thisYear: When = {
  kind: "period",
  period: { from: "2026-01-01", until: "2026-11-24", part: null },
};

function taken(day: string, values: Partial<Vitals>): Vitals {
  const measuredAt = new Date(`${day}T09:00:00Z`);
  const by = { appointmentId: "a", clinicianId: "camille" };
  return { ...by, measuredAt, ...noMeasures, createdAt: measuredAt, ...values };
}

/** Newest first. */
const all = [
  taken("2026-11-01", { weight: 70.5, pulse: 72, glucose: 5.4, fasting: true }),
  taken("2026-05-01", { glucose: 9.1, fasting: false }),
  taken("2026-03-01", { weight: 74.5, glucose: 6.2, fasting: true }),
  taken("2025-01-01", { height: 168 }),
];

async function answerFor(measure: Measure | null, when: When = whenever, trend = false) {
  const found = all.map((data, at) => ({ path: `records/b/vitals/${at}`, id: String(at), data }));
  const facts = await readVitals(
    { measure, trend },
    {
      database: {
        find: async ({ after }) => (after === undefined ? found : []),
        get: async () => null,
      },
      uid: "camille",
      language: "en",
      units: "metric",
      texts: await loadAssistantTexts("en"),
      times: timesOf("en", "UTC", now),
      subject: { kind: "patient", patient: { id: "b", name: "Beatriz" }, isMeant: true },
      when,
    },
  );
  return facts.map(({ text }) =>
    text.map((piece) => (typeof piece === "string" ? piece : piece.value)).join(""),
  );
}

it("computes the body mass index from the latest height, even if that is older than the period", async () => {
  expect(await answerFor("bmi")).toEqual([
    expect.stringMatching(/^Beatriz: body mass index 25\.0\D.*measured on November 1, 2026\.$/),
  ]);
  expect(await answerFor("bmi", thisYear)).toEqual([
    expect.stringMatching(
      /went from 26\.4\D.* on March 1, 2026 to 25\.0\D.* on November 1, 2026\.$/,
    ),
  ]);
});

it("compares glucose only with other values after fasting", async () => {
  const [trend] = await answerFor("glucose", whenever, true);
  expect(trend).toMatch(/^Beatriz: fasting glucose went from .+ on March 1, 2026 to .+ 1, 2026\.$/);
});

it("lists only what was ever measured, and says so of one that never was", async () => {
  expect(await answerFor(null)).toHaveLength(5);
  expect(await answerFor("oxygen")).toEqual([
    "Beatriz: the record has no oxygen saturation measurement.",
  ]);
});

it("says that nothing was measured in a period", async () => {
  const today: When = {
    kind: "period",
    period: { from: "2026-11-24", until: "2026-11-24", part: null },
  };
  expect(await answerFor(null, today)).toEqual(["Beatriz: the record has no vitals today."]);
});
