import { describe, expect, test } from "vitest";

import { languages } from "../shared/language.ts";
import { emptyVitals, parseVitals, type VitalsForm, type VitalsProblem } from "./parseVitals.ts";
import type { UnitSystem } from "../account/unitSystem.ts";
import { noMeasures } from "./vital.ts";

function read(
  field: keyof VitalsForm,
  text: string,
  system: UnitSystem = "metric",
  language: (typeof languages)[number] = "en",
) {
  const form = {
    ...emptyVitals,
    [field]: text,
    ...(field === "glucose" && { fasting: "no" as const }),
  };
  const answer = parseVitals(form, system, language);
  if (!answer.ok) return answer.problems[field];
  const { systolic, diastolic, ...measures } = answer.measures;
  return field === "pressure" ? systolic && diastolic && [systolic, diastolic] : measures[field];
}

describe.each(languages)("vitals typed in %s", (language) => {
  test.each<[keyof VitalsForm, string, unknown]>([
    ["pressure", "120/80", [120, 80]],
    ["pressure", " 120 / 80 mmHg ", [120, 80]],
    ["pressure", "120-80", [120, 80]],
    ["pressure", "120/80 mm Hg", [120, 80]],
    ["pressure", "16/10,7 kPa", [120, 80]],
    ["pressure", "16,0/10,7 kPa", [120, 80]],
    ["pressure", "16.0/10.7kpa", [120, 80]],
    ["pulse", "72", 72],
    ["pulse", "72 /min", 72],
    ["pulse", "190 bpm", 190],
    ["pulse", "72 x min", 72],
    ["pulse", "7", "impossible"],
    ["pulse", "72.5", "unreadable"],
    ["temperature", "36,8", 36.8],
    ["temperature", "36.8 °C", 36.8],
    ["temperature", "36,8 ºC", 36.8],
    ["temperature", "36,8º", 36.8],
    ["temperature", "36.8 ℃", 36.8],
    ["temperature", "98.6℉", 37],
    ["temperature", "98.6", 37],
    ["temperature", "98,7 °F", 37.06],
    ["temperature", "37 f", "impossible"],
    ["temperature", "36.85", "precise"],
    ["oxygen", "97 %", 97],
    ["oxygen", "101", "impossible"],
    ["glucose", "95", 5.27],
    ["glucose", "95 mg/dL", 5.27],
    ["glucose", "5,3 mmol/L", 5.3],
    ["glucose", "0,95 g/l", 5.27],
    // No thousands begin with a zero.
    ["glucose", "0.950 g/l", 5.27],
    ["glucose", "0,950 g/l", 5.27],
    ["glucose", "95.5", "precise"],
    ["glucose", "5", "impossible"],
    ["weight", "70,5 kg", 70.5],
    ["weight", "70.5", 70.5],
    ["weight", "70 kilogramos", 70],
    ["weight", "70 kilogrammes", 70],
    ["weight", "3450 g", 3.45],
    ["weight", "7 lb 8 oz", 3.4],
    ["weight", "154 lb", 69.85],
    ["weight", "154 lbs.", 69.85],
    ["weight", "154 libras", 69.85],
    ["height", "5 ft 9", 175.3],
    ["height", "5'9\"", 175.3],
    ["height", "5′9″", 175.3],
    ["height", "5’9’’", 175.3],
    ["height", "5 ft 9 in", 175.3],
    ["height", "5 pies 9 pulgadas", 175.3],
    ["height", "5 pés 9 pol.", 175.3],
    ["height", "5 pi 9 po", 175.3],
    ["height", "6 ft", 182.9],
    ["height", "69 in", 175.3],
    ["height", "1,75 m", 175],
    ["height", "1.75", 175],
    ["height", "1m75", 175],
    ["height", "1 m 75", 175],
    ["height", "1,75 m.", 175],
    ["height", "175 cm.", 175],
    ["height", "175 cm", 175],
    ["height", "175", 175],
  ])("reads a %s of %j", (field, text, value) => {
    expect(read(field, text, "metric", language)).toEqual(value);
  });

  test.each<[keyof VitalsForm, string, VitalsProblem]>([
    ["pressure", "120", "incomplete"],
    ["pressure", "120/", "unreadable"],
    ["pressure", "80/120", "reversed"],
    ["pressure", "120/120", "reversed"],
    ["pressure", "12/8", "impossible"],
    ["pressure", "301/80", "impossible"],
    ["pressure", "120/19", "impossible"],
    ["pressure", "120.5/80", "unreadable"],
    ["pressure", "-120/80", "unreadable"],
    ["pressure", "120/80/60", "unreadable"],
    ["pressure", "a hundred", "unreadable"],
    ["pressure", "120/80 kg", "unreadable"],
    ["pressure", "120/80 kPa", "impossible"],
    ["weight", "700", "impossible"],
    ["weight", "0", "impossible"],
    ["weight", "-70", "unreadable"],
    ["weight", "7 lb 16 oz", "unreadable"],
    ["weight", "7e1", "unreadable"],
    ["weight", "70,5,5", "unreadable"],
    ["weight", "70 stone", "unreadable"],
    ["weight", "NaN", "unreadable"],
    ["weight", "٧٠", "unreadable"],
    ["height", "5 ft 12", "unreadable"],
    ["height", "9 ft", "impossible"],
    ["height", "17,5", "impossible"],
    ["height", "300 cm", "impossible"],
    ["height", "tall", "unreadable"],
    ["height", "1 m 7", "unreadable"],
  ])("reports a %s of %j as %s", (field, text, problem) => {
    expect(read(field, text, "metric", language)).toBe(problem);
  });
});

test("reads a separator before three digits by the language's own, else as unclear", () => {
  expect(read("height", "1.755", "metric", "en")).toBe(175.5);
  expect(read("height", "1,755", "metric", "en")).toBe("ambiguous");
  expect(read("height", "1,755", "metric", "pt")).toBe(175.5);
  expect(read("height", "1.755", "metric", "pt")).toBe("ambiguous");
});

test("reports a weight with more decimals than are stored", () => {
  expect(read("weight", "70,555 kg", "metric", "es")).toBe("precise");
});

test("uses the unit of the system if none is typed", () => {
  expect(read("pressure", "16,0/10,7", "si", "fr")).toEqual([120, 80]);
  expect(read("pressure", "16/10.7", "metric")).toBe("unreadable");
  expect(read("weight", "154", "us")).toBe(69.85);
  expect(read("weight", "70 kg", "us")).toBe(70);
  expect(read("height", "69", "us")).toBe(175.3);
  expect(read("height", "175 cm", "us")).toBe(175);
});

test("reports each field's own problem, and treats empty fields as not measured", () => {
  const wrong = { ...emptyVitals, pressure: "120", weight: "700", height: " ", glucose: "95" };
  expect(parseVitals(wrong, "metric", "en")).toEqual({
    ok: false,
    problems: { pressure: "incomplete", weight: "impossible", fasting: "unfasted" },
  });
  expect(parseVitals(emptyVitals, "metric", "en")).toEqual({ ok: true, measures: noMeasures });
});
