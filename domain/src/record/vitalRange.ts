/**
 * All limits for judging vitals, each with its source. Increase the version whenever a limit
 * changes: readers of a record see which version judged it.
 */
export const vitalRangesVersion = "2026-11";

/** The sources of the limits, with name and year of publication. */
export const vitalSources = {
  accAha2017: "ACC/AHA Guideline for High Blood Pressure in Adults, 2017",
  escSyncope2018: "ESC Guidelines for the diagnosis and management of syncope, 2018",
  glim2019: "GLIM criteria for the diagnosis of malnutrition, 2019",
  guinness: "Guinness World Records: the heaviest and the tallest person ever measured",
  /** Our own limit, not a clinical one: beyond it a typing error is more likely than the value. */
  slip: "Salvia: likelier mistyped than measured",
} as const;

type Bound = { value: number; source: keyof typeof vitalSources };

/** From `least` to `most`, both inclusive. */
type Range = { least: Bound; most: Bound };

/** The measures and their stored precision: whole mmHg, kg to two decimals, cm to one. */
export const measures = ["systolic", "diastolic", "weight", "height"] as const;

export type Measure = (typeof measures)[number];

/** The possible values. Values outside are never stored; firestore.rules has the same numbers. */
export const possibleRanges: Readonly<Record<Measure, Range>> = {
  systolic: { least: { value: 40, source: "slip" }, most: { value: 300, source: "slip" } },
  diastolic: { least: { value: 20, source: "slip" }, most: { value: 200, source: "slip" } },
  weight: { least: { value: 0.3, source: "slip" }, most: { value: 635, source: "guinness" } },
  height: { least: { value: 20, source: "slip" }, most: { value: 272, source: "guinness" } },
};

/** The values stored without a question. The clinician must confirm values outside. */
export const unquestionedRanges: Readonly<Record<Measure, Range>> = {
  systolic: {
    least: { value: 90, source: "escSyncope2018" },
    most: { value: 180, source: "accAha2017" },
  },
  diastolic: { least: { value: 40, source: "slip" }, most: { value: 120, source: "accAha2017" } },
  weight: { least: { value: 30, source: "slip" }, most: { value: 250, source: "slip" } },
  height: { least: { value: 120, source: "slip" }, most: { value: 215, source: "slip" } },
};

/** The relative change between two visits that needs no confirmation. */
export const unquestionedChanges: Readonly<Record<"weight" | "height", Bound>> = {
  weight: { value: 0.1, source: "glim2019" },
  height: { value: 0.05, source: "slip" },
};

/** An adult's pressure below both limits is called normal. */
export const normalPressureBelow: Readonly<Record<"systolic" | "diastolic", Bound>> = {
  systolic: { value: 120, source: "accAha2017" },
  diastolic: { value: 80, source: "accAha2017" },
};

/** Whether a value is within a range, bounds included. */
export function isWithin({ least, most }: Range, value: number): boolean {
  return least.value <= value && value <= most.value;
}
