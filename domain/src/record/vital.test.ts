import { describe, expect, test } from "vitest";

import {
  bodyMassIndex,
  latestMeasures,
  noMeasures,
  unusualMeasures,
  vitalsSchema,
  type Measures,
  type Vitals,
} from "./vital.ts";

const none = noMeasures;
const usual = { ...noMeasures, systolic: 120, diastolic: 80, weight: 70.5, height: 175 };
/** An adult of forty. */
const adult = 40 * 12;

function vitals(measures: Partial<Measures>, appointmentId = "now"): Vitals {
  const at = new Date("2026-11-22T09:00:00Z");
  const by = { appointmentId, clinicianId: "carla", measuredAt: at, createdAt: at };
  return { ...none, ...measures, ...by };
}

test.each<[string, Partial<Measures>, boolean]>([
  ["all of it", usual, true],
  ["the weight alone", { weight: 70.5 }, true],
  ["the least and the most", { systolic: 300, diastolic: 20, weight: 635, height: 20 }, true],
  ["nothing", {}, false],
  ["half a pressure", { systolic: 120 }, false],
  ["the other half", { diastolic: 80, weight: 70 }, false],
  ["a lower value as high as the upper", { systolic: 80, diastolic: 80 }, false],
  ["parts of a mmHg", { systolic: 120.5, diastolic: 80 }, false],
  ["more than a person can have", { weight: 635.1 }, false],
  ["less than a person can have", { height: 19.9 }, false],
  ["a weight to the gram", { weight: 70.123 }, false],
  ["no number", { weight: Number.NaN }, false],
  ["a pulse alone", { pulse: 72 }, true],
  ["half a beat", { pulse: 72.5 }, false],
  ["a temperature in °F", { temperature: 98.6 }, false],
  ["a temperature to a hundredth", { temperature: 37.06 }, true],
  ["more oxygen than there is", { oxygen: 101 }, false],
  ["glucose while fasting", { glucose: 5.27, fasting: true }, true],
  ["glucose of an unknown state", { glucose: 5.27 }, false],
  ["a state without glucose", { pulse: 72, fasting: false }, false],
])("vitals of %s: may be stored is %3$s", (_case, measures, may) => {
  expect(vitalsSchema.safeParse(vitals(measures)).success).toBe(may);
});

describe("confirmation of measures", () => {
  test.each<[string, Partial<Measures>, Partial<Measures>, string[]]>([
    ["usual values", usual, {}, []],
    ["what guidelines call a crisis begins above", { systolic: 180, diastolic: 120 }, {}, []],
    ["a crisis", { systolic: 181, diastolic: 121 }, {}, ["systolic high", "diastolic high"]],
    ["too low to stand", { systolic: 89, diastolic: 39 }, {}, ["systolic low", "diastolic low"]],
    ["pounds taken for kilograms", { weight: 154 }, { weight: 70 }, ["weight changed"]],
    ["a tenth less", { weight: 63 }, { weight: 70 }, []],
    ["a height that no adult grows", { height: 175.3 }, { height: 158.8 }, ["height changed"]],
    ["a height that a child grows", { height: 126 }, { height: 120 }, []],
    ["more than a tenth less", { weight: 62.9 }, { weight: 70 }, ["weight changed"]],
    ["once, whatever the reasons", { weight: 260 }, { weight: 70 }, ["weight high"]],
    ["a height in inches", { height: 69 }, {}, ["height low"]],
    ["a racing pulse", { pulse: 190 }, {}, ["pulse high"]],
    ["the highest scores of NEWS2", { pulse: 40, oxygen: 91 }, {}, ["pulse low", "oxygen low"]],
    ["values just before", { pulse: 130, oxygen: 92, temperature: 39 }, {}, []],
    [
      "a fever and a low sugar",
      { temperature: 39.1, glucose: 2.9, fasting: false },
      {},
      ["temperature high", "glucose low"],
    ],
    [
      "each value by itself",
      { systolic: 300, diastolic: 20 },
      {},
      ["systolic high", "diastolic low"],
    ],
  ])("is requested where needed for %s", (_case, taken, latest, asked) => {
    const found = unusualMeasures({ ...none, ...taken }, { ...none, ...latest }, adult);
    expect(found.map(({ measure, reason }) => `${measure} ${reason}`)).toEqual(asked);
  });
});

test("takes the latest value of each measure, even from different days", () => {
  const newestFirst = [vitals({ weight: 71 }), vitals({ ...usual, weight: 70 }, "before")];
  expect(latestMeasures(newestFirst)).toEqual({ ...usual, weight: 71 });
  expect(latestMeasures([])).toEqual(none);
});

test("ignores values entered in error for the latest value", () => {
  const at = new Date("2026-11-22T09:30:00Z");
  const enteredInError = { by: "carla", at, reason: "Another patient's" };
  const wrong = { ...vitals({ height: 175.3, weight: 98 }), enteredInError };
  const newestFirst = [
    wrong,
    vitals({ weight: 71 }),
    vitals({ weight: 70, height: 158.8 }, "before"),
  ];
  expect(vitalsSchema.safeParse(wrong).success).toBe(true);
  expect(latestMeasures(newestFirst)).toEqual({ ...none, weight: 71, height: 158.8 });
});

describe("confirmation of a child's measures", () => {
  test.each<[string, number | null, Partial<Measures>, string[]]>([
    ["a newborn's pulse", 0, { pulse: 190 }, []],
    ["the same at the age of ten", 120, { pulse: 190 }, ["pulse high"]],
    ["an adult's pulse at the age of one", 14, { pulse: 65 }, ["pulse low"]],
    [
      "an adult's pressure at the age of four",
      50,
      { systolic: 130, diastolic: 80 },
      ["systolic high", "diastolic high"],
    ],
    ["a growing girl's weight", 50, { weight: 16 }, []],
    ["a fever at eight weeks", 1, { temperature: 38 }, ["temperature high"]],
    ["the same fever at four years", 50, { temperature: 38 }, []],
    [
      "a pressure at the age of fifteen",
      180,
      { systolic: 140, diastolic: 90 },
      ["systolic high", "diastolic high"],
    ],
    ["a pulse at an unknown age", null, { pulse: 190 }, []],
    ["a pulse of nobody", null, { pulse: 250 }, ["pulse high"]],
  ])("is requested where needed for %s", (_case, months, taken, asked) => {
    const found = unusualMeasures({ ...none, ...taken }, none, months);
    expect(found.map(({ measure, reason }) => `${measure} ${reason}`)).toEqual(asked);
  });

  test("is requested for what a child loses, not for what it grows", () => {
    const [before, now] = [
      { weight: 14, height: 90 },
      { weight: 18, height: 104 },
    ];
    const asked = (taken: Partial<Measures>, latest: Partial<Measures>) =>
      unusualMeasures({ ...none, ...taken }, { ...none, ...latest }, 50);
    expect(asked(now, before)).toEqual([]);
    expect(asked(before, now)).toEqual([
      { measure: "weight", reason: "changed" },
      { measure: "height", reason: "changed" },
    ]);
  });
});

test("computes the body-mass index from the latest weight and height, whatever their days", () => {
  const day = (date: string, measures: Partial<Measures>) => ({
    ...vitals(measures),
    measuredAt: new Date(date),
  });
  const [weighed, grown] = [
    day("2026-11-22", { weight: 70.5 }),
    day("2024-01-05", { height: 175 }),
  ];
  expect(bodyMassIndex([weighed, grown])).toEqual({
    value: 23,
    weighedAt: weighed.measuredAt,
    heightAt: grown.measuredAt,
  });
  expect(bodyMassIndex([weighed])).toBeNull();
});
