import { expect, test } from "vitest";

import { monthsOf, normalRange, unquestionedRange, type JudgedMeasure } from "./rangeByAge.ts";
import { isWithin, measures, possibleRanges, vitalSources } from "./vitalRange.ts";

const years = (count: number) => count * 12;

test.each<[JudgedMeasure, number, string]>([
  ["pulse", 0, "90-205 pals2020"],
  ["pulse", years(1) - 1, "90-180 pals2020"],
  ["pulse", years(1), "80-140 pals2020"],
  ["pulse", years(3), "65-120 pals2020"],
  ["pulse", years(6), "58-118 pals2020"],
  ["pulse", years(15), "50-100 pals2020"],
  ["pulse", years(16), "51-90 rcp2017"],
  ["systolic", years(4), "89-112 pals2020"],
  ["diastolic", years(12), "61-80 pals2020"],
  ["systolic", years(13), "null-119 aap2017"],
  ["diastolic", years(18), "null-79 accAha2017"],
  ["oxygen", years(5), "94-100 pals2020"],
  ["oxygen", years(60), "96-100 rcp2017"],
  ["temperature", years(16), "36.1-38 rcp2017"],
  ["temperature", years(15), "none"],
  ["bmi", years(20), "18.5-24.9 who894"],
  ["bmi", years(20) - 1, "none"],
  ["weight", years(40), "none"],
  ["height", years(4), "none"],
  ["glucose", years(1), "3.9-5.5 ada2024"],
  ["glucose", 11, "none"],
])("the range of %s at %i months is %s", (measure, months, expected) => {
  const range = normalRange(measure, { months, fasting: true });
  const text = range === null ? "none" : `${range.least}-${range.most} ${range.source}`;
  expect(text).toBe(expected);
});

test("the range of glucose depends on fasting, and is not known without it", () => {
  const months = years(40);
  expect(normalRange("glucose", { months, fasting: false })?.most).toBe(11.04);
  expect(normalRange("glucose", { months, fasting: null })).toBeNull();
});

test("nobody of unknown age is judged by the range of an adult", () => {
  for (const measure of [...measures, "bmi"] as const) {
    expect(normalRange(measure, { months: null, fasting: true })).toBeNull();
  }
});

test("at an unknown age, what is unusual at every age is asked about", () => {
  const ranges = measures.map((measure) => {
    const { least, most } = unquestionedRange(measure, { months: null, fasting: null });
    return `${measure} ${least.value}-${most.value}`;
  });
  expect(ranges.join(", ")).toBe(
    "systolic 67-180, diastolic 35-120, weight 0.5-250, height 30-215, pulse 41-205, temperature 35-41, oxygen 92-100, glucose 3-22.2",
  );
});

test("at every age, what is unquestioned is possible, and holds what is normal", () => {
  for (const months of [...Array.from({ length: years(20) + 1 }, (_, month) => month), null]) {
    const about = { months, fasting: true };
    for (const measure of measures) {
      const { least, most } = unquestionedRange(measure, about);
      expect(least.value).toBeLessThan(most.value);
      const possible = possibleRanges[measure];
      for (const { value } of [least, most]) expect(isWithin(possible, value)).toBe(true);
      const normal = normalRange(measure, about);
      if (normal === null) continue;
      expect(vitalSources[normal.source]).toMatch(/20\d\d/);
      expect(most.value).toBeGreaterThanOrEqual(normal.most);
      expect(least.value).toBeLessThanOrEqual(normal.least ?? normal.most);
    }
  }
});

test("the age in months is that of the day, and unknown without a date of birth", () => {
  expect(monthsOf("2020-02-29", "2026-02-28")).toBe(71);
  expect(monthsOf("2020-02-29", "2026-03-01")).toBe(72);
  expect(monthsOf(null, "2026-03-01")).toBeNull();
});
