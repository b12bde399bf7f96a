/**
 * All limits for judging vitals, each with its source. Increase the version whenever a limit
 * changes: readers of a record see which version judged it.
 */
export const vitalRangesVersion = "2026-12";

/** The sources of the limits, with name and year of publication, and the table where there are several. */
export const vitalSources = {
  accAha2017: "ACC/AHA Guideline for High Blood Pressure in Adults, 2017, Table 6",
  aap2017: "AAP Guideline for High Blood Pressure in Children and Adolescents, 2017, Table 3",
  ada2024: "ADA Standards of Care in Diabetes, 2024, Sections 2 and 6",
  escSyncope2018: "ESC Guidelines for the diagnosis and management of syncope, 2018",
  glim2019: "GLIM criteria for the diagnosis of malnutrition, 2019",
  guinness: "Guinness World Records: the heaviest and the tallest person ever measured",
  rcp2017: "Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017, Chart 1",
  nice143: "NICE guideline NG143, Fever in under 5s, 2019, Table 1",
  pals2020: "AHA Pediatric Advanced Life Support, 2020, Vital Signs in Children",
  who894: "WHO Technical Report Series 894, Obesity, 2000, Table 2.1",
  /** Our own limit, not a clinical one: beyond it a typing error is more likely than the value. */
  slip: "Salvia: likelier mistyped than measured",
} as const;

export type VitalSource = keyof typeof vitalSources;

type Bound = { value: number; source: VitalSource };

/** From `least` to `most`, both inclusive. */
export type Range = { least: Bound; most: Bound };

/**
 * The measures and their stored units and precision: whole mmHg, kg to two decimals, cm to one,
 * whole beats per minute, °C to two, whole percent of oxygen saturation, mmol/L to two.
 */
export const measures = [
  "systolic",
  "diastolic",
  "weight",
  "height",
  "pulse",
  "temperature",
  "oxygen",
  "glucose",
] as const;

export type Measure = (typeof measures)[number];

/** The possible values. Values outside are never stored; firestore.rules has the same numbers. */
export const possibleRanges: Readonly<Record<Measure, Range>> = {
  systolic: slips(40, 300),
  diastolic: slips(20, 200),
  weight: { least: { value: 0.3, source: "slip" }, most: { value: 635, source: "guinness" } },
  height: { least: { value: 20, source: "slip" }, most: { value: 272, source: "guinness" } },
  pulse: slips(20, 300),
  temperature: slips(24, 45),
  oxygen: slips(30, 100),
  glucose: slips(0.5, 80),
};

/** The relative change between two visits that needs no confirmation, in adults. */
export const unquestionedChanges: Readonly<Record<"weight" | "height", Bound>> = {
  weight: { value: 0.1, source: "glim2019" },
  height: { value: 0.05, source: "slip" },
};

/** A range of our own, without a clinical source. */
export function slips(least: number, most: number): Range {
  return rangeOf("slip", least, most);
}

export function rangeOf(source: VitalSource, least: number, most: number): Range {
  return { least: { value: least, source }, most: { value: most, source } };
}

/** Whether a value is within a range, bounds included. */
export function isWithin({ least, most }: Range, value: number): boolean {
  return least.value <= value && value <= most.value;
}
