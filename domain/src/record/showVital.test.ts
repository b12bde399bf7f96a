import { expect, test } from "vitest";

import type { Language } from "../shared/language.ts";
import { changeSinceVisit, showVitalChange, type VitalSign } from "./showVital.ts";
import type { UnitSystem } from "../account/unitSystem.ts";
import { noMeasures, type Measures } from "./vital.ts";

function vitals(measures: Partial<Measures>, day: string) {
  const measuredAt = new Date(`${day}T09:00:00Z`);
  return { ...noMeasures, ...measures, appointmentId: day, measuredAt };
}

const today = "2026-11-22";
const glucose = { glucose: 5.38, fasting: true };

test.each<[VitalSign, Partial<Measures>, Partial<Measures>, UnitSystem, Language, string | null]>([
  // As displayed: 94 and 97 mg/dL, 97.5 and 99.0 °F, 5 ft 9 in and 5 ft 9.3 in.
  ["glucose", glucose, { ...glucose, glucose: 5.22 }, "us", "en", "+3 mg/dL"],
  ["temperature", { temperature: 37.22 }, { temperature: 36.39 }, "us", "en", "+1.5°F"],
  ["temperature", { temperature: 36.96 }, { temperature: 37.04 }, "metric", "en", "0.0°C"],
  ["height", { height: 176 }, { height: 175.3 }, "us", "en", "+0.3 in"],
  ["glucose", glucose, { ...glucose, glucose: 4.9 }, "molar", "fr", "+0,5 mmol/L"],
  ["glucose", glucose, { glucose: 5, fasting: false }, "us", "en", null],
  ["pulse", { pulse: 60 }, { pulse: 72 }, "us", "en", "−12/min"],
  ["oxygen", { oxygen: 97 }, { oxygen: 95 }, "us", "en", "+2%"],
  ["weight", { weight: 71.1 }, { weight: 70.2 }, "metric", "es", "+0,9 kg"],
  ["weight", { height: 175 }, { weight: 70.2 }, "metric", "es", null],
  [
    "pressure",
    { systolic: 128, diastolic: 79 },
    { systolic: 120, diastolic: 80 },
    "us",
    "en",
    "+8/−1 mmHg",
  ],
])("shows how the %s %o differs from %o in %s units in %s: %s", (sign, now, was, ...shown) => {
  const [system, language, expected] = shown;
  const change = changeSinceVisit(sign, [vitals(now, today), vitals(was, "2026-04-24")], system);
  const text = change && showVitalChange(sign, change, system, language).replaceAll(/\s/g, " ");
  expect(text).toBe(expected);
});

test("compares a value with that of the last visit that measured it, and says when that was", () => {
  const wrong = vitals({ weight: 98 }, "2026-11-20");
  const enteredInError = { by: "carla", at: wrong.measuredAt, reason: "Another patient's" };
  const measured = vitals({ weight: 70.2 }, "2026-04-24");
  const newestFirst = [
    vitals({ weight: 71.1 }, today),
    vitals({ weight: 75 }, today),
    { ...wrong, enteredInError },
    vitals({ height: 175 }, "2026-09-10"),
    measured,
  ];
  const since = measured.measuredAt;
  expect(changeSinceVisit("weight", newestFirst, "metric")).toEqual({ by: [0.9], since });
  expect(changeSinceVisit("height", newestFirst, "metric")).toBeNull();
  expect(changeSinceVisit("weight", [], "metric")).toBeNull();
});
