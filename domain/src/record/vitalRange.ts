/**
 * Every number by which vitals are judged, each with where it comes from. A change of any of them is
 * a new version: whoever reads a record is told which version judged it.
 */
export const vitalRangesVersion = "2026-11";

/** Where the numbers come from, by the name and the year under which each was published. */
export const vitalSources = {
  accAha2017: "ACC/AHA Guideline for High Blood Pressure in Adults, 2017",
  escSyncope2018: "ESC Guidelines for the diagnosis and management of syncope, 2018",
  glim2019: "GLIM criteria for the diagnosis of malnutrition, 2019",
  guinness: "Guinness World Records: the heaviest and the tallest person ever measured",
  /** Ours, and no clinical limit: beyond it a slip of the hand is likelier than the value. */
  slip: "Salvia: likelier mistyped than measured",
} as const;

type Bound = { value: number; source: keyof typeof vitalSources };

/** From `least` to `most`, both included. */
type Range = { least: Bound; most: Bound };

/** What is measured, as it is stored: whole mmHg, kg and cm to one decimal. */
export const measures = ["systolic", "diastolic", "weight", "height"] as const;

export type Measure = (typeof measures)[number];

/** What a value can be at all. Nothing beyond it is stored: firestore.rules has the same numbers. */
export const possibleRanges: Readonly<Record<Measure, Range>> = {
  systolic: { least: { value: 40, source: "slip" }, most: { value: 300, source: "slip" } },
  diastolic: { least: { value: 20, source: "slip" }, most: { value: 200, source: "slip" } },
  weight: { least: { value: 0.3, source: "slip" }, most: { value: 635, source: "guinness" } },
  height: { least: { value: 20, source: "slip" }, most: { value: 272, source: "guinness" } },
};

/** What is stored without a question. Beyond it, whoever enters a value is asked whether it is right. */
export const unquestionedRanges: Readonly<Record<Measure, Range>> = {
  systolic: {
    least: { value: 90, source: "escSyncope2018" },
    most: { value: 180, source: "accAha2017" },
  },
  diastolic: { least: { value: 40, source: "slip" }, most: { value: 120, source: "accAha2017" } },
  weight: { least: { value: 30, source: "slip" }, most: { value: 250, source: "slip" } },
  height: { least: { value: 120, source: "slip" }, most: { value: 215, source: "slip" } },
};

/** The part of a value that may come or go between two visits without a question. */
export const unquestionedChanges: Readonly<Record<"weight" | "height", Bound>> = {
  weight: { value: 0.1, source: "glim2019" },
  height: { value: 0.05, source: "slip" },
};

/** In adults, a pressure below both of these is called normal. */
export const normalPressureBelow: Readonly<Record<"systolic" | "diastolic", Bound>> = {
  systolic: { value: 120, source: "accAha2017" },
  diastolic: { value: 80, source: "accAha2017" },
};

/** Whether a value lies in a range, its ends included. */
export function isWithin({ least, most }: Range, value: number): boolean {
  return least.value <= value && value <= most.value;
}
