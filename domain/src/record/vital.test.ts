import { describe, expect, test } from "vitest";

import {
  changeSinceLastVisit,
  latestMeasures,
  unusualMeasures,
  vitalsSchema,
  type Measures,
  type Vitals,
} from "./vital.ts";

const none = { systolic: null, diastolic: null, weight: null, height: null };
const usual = { systolic: 120, diastolic: 80, weight: 70.5, height: 175 };

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
  ])("is requested where needed for %s", (_case, taken, latest, asked) => {
    const found = unusualMeasures({ ...none, ...taken }, { ...none, ...latest });
    expect(found.map(({ measure, reason }) => `${measure} ${reason}`)).toEqual(asked);
  });
});

test("takes the latest value of each measure, even from different days", () => {
  const newestFirst = [vitals({ weight: 71 }), vitals({ ...usual, weight: 70 }, "before")];
  expect(latestMeasures(newestFirst)).toEqual({ ...usual, weight: 71 });
  expect(latestMeasures([])).toEqual(none);
});

test("computes a change from the previous visit, not from another value of the same visit", () => {
  const newestFirst = [
    vitals({ systolic: 128, diastolic: 79, weight: 71.1 }),
    vitals({ systolic: 150, diastolic: 95 }),
    vitals({ height: 175 }, "before"),
    vitals({ systolic: 120, diastolic: 80, weight: 70.2 }, "long before"),
  ];
  expect(changeSinceLastVisit(newestFirst)).toEqual({
    systolic: 8,
    diastolic: -1,
    weight: 0.9,
    height: null,
  });
  expect(changeSinceLastVisit([])).toEqual(none);
});

test("ignores values entered in error for the latest value and for the change", () => {
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
  expect(changeSinceLastVisit(newestFirst)).toEqual({ ...none, weight: 1 });
  expect(changeSinceLastVisit([wrong, vitals({ weight: 70 }, "before")])).toEqual(none);
});
