import { monthsOn } from "./patient.ts";
import { rangeOf, slips, type Measure, type Range, type VitalSource } from "./vitalRange.ts";

/**
 * Whose values are judged. None of the ranges here differs between the sexes; those that do (growth
 * and blood pressure by percentile) need more than one measurement and are not shown.
 */
export type Judged = {
  /** The age in whole months; null if the date of birth is not known. */
  months: number | null;
  /** Whether the patient had fasted before glucose was measured. */
  fasting: boolean | null;
};

/** The age of a person born on `birthDate`, for judging. */
export function monthsOf(birthDate: string | null, day: string): number | null {
  return birthDate === null ? null : monthsOn(day, birthDate);
}

/** The measures that are judged, with the body-mass index, which is computed. */
export type JudgedMeasure = Measure | "bmi";

/** What counts as normal: up to `most`, and from `least` if there is a lower limit. */
export type NormalRange = { least: number | null; most: number; source: VitalSource };

/** The ages at which the cited tables change, in months. */
const years = (count: number) => count * 12;
const bands = {
  newborn: 1,
  infant: years(1),
  toddler: years(3),
  preschool: years(6),
  school: years(10),
  preteen: years(13),
  adolescent: years(16),
  grown: years(18),
} as const;

type Band = keyof typeof bands | "adult";

function bandOf(months: number): Band {
  const names = ["newborn", "infant", "toddler", "preschool", "school", "preteen"] as const;
  const later = ["adolescent", "grown"] as const;
  return [...names, ...later].find((name) => months < bands[name]) ?? "adult";
}

/** By age: the pulse asleep at least and awake at most, and blood pressure (PALS). */
const pals: Readonly<Partial<Record<Band, Partial<Record<Measure, [number, number]>>>>> = {
  newborn: { pulse: [90, 205], systolic: [67, 84], diastolic: [35, 53] },
  infant: { pulse: [90, 180], systolic: [72, 104], diastolic: [37, 56] },
  toddler: { pulse: [80, 140], systolic: [86, 106], diastolic: [42, 63] },
  preschool: { pulse: [65, 120], systolic: [89, 112], diastolic: [46, 72] },
  school: { pulse: [58, 118], systolic: [97, 115], diastolic: [57, 76] },
  // Between 12 and 13 years, the pulse is that of adolescents; the wider range counts.
  preteen: { pulse: [50, 118], systolic: [102, 120], diastolic: [61, 80] },
  adolescent: { pulse: [50, 100] },
};

/**
 * What counts as normal for a patient; null where we know of no published range for the age, and
 * where the age is not known: a range of adults would be wrong for a child.
 */
export function normalRange(measure: JudgedMeasure, about: Judged): NormalRange | null {
  const { months, fasting } = about;
  if (months === null) return null;
  const band = bandOf(months);
  if (measure === "bmi") {
    return months < years(20) ? null : { least: 18.5, most: 24.9, source: "who894" };
  }
  if (measure === "weight" || measure === "height") return null;
  if (measure === "glucose") {
    // Newborns and infants have limits of their own.
    if (fasting === null || months < years(1)) return null;
    return { least: 3.9, most: fasting ? 5.5 : 11.04, source: "ada2024" };
  }
  const [least, most] = pals[band]?.[measure] ?? [];
  if (least !== undefined && most !== undefined) return { least, most, source: "pals2020" };
  return rangeBeyondPals(measure, months);
}

/** By measure, for ages that PALS has no range for. */
function rangeBeyondPals(
  measure: "systolic" | "diastolic" | "oxygen" | "pulse" | "temperature",
  months: number,
): NormalRange | null {
  const pressure = bandOf(months) === "adult" ? "accAha2017" : "aap2017";
  const isScored = months >= bands.adolescent;
  switch (measure) {
    case "systolic":
      return { least: null, most: 119, source: pressure };
    case "diastolic":
      return { least: null, most: 79, source: pressure };
    case "oxygen":
      return isScored
        ? { least: 96, most: 100, source: "rcp2017" }
        : { least: 94, most: 100, source: "pals2020" };
    case "pulse":
      return { least: 51, most: 90, source: "rcp2017" };
    case "temperature":
    default:
      return isScored ? { least: 36.1, most: 38, source: "rcp2017" } : null;
  }
}

/**
 * The values stored without a question; the clinician confirms those outside. For a child, what is
 * normal for the age. For others, up to where the early warning score is highest, or the
 * guideline's emergency begins. Without an age, what is unusual at every age.
 */
export function unquestionedRange(measure: Measure, { months }: Judged): Range {
  if (months === null) return ofAnyAge[measure];
  const band = bandOf(months);
  const [least, most] = pals[band]?.[measure] ?? [];
  if (least !== undefined && most !== undefined) return rangeOf("pals2020", least, most);
  const isAdult = band === "adult";
  switch (measure) {
    case "systolic":
      return isAdult
        ? {
            least: { value: 90, source: "escSyncope2018" },
            most: { value: 180, source: "accAha2017" },
          }
        : { least: { value: 90, source: "pals2020" }, most: { value: 139, source: "aap2017" } };
    case "diastolic":
      return isAdult
        ? { least: { value: 40, source: "slip" }, most: { value: 120, source: "accAha2017" } }
        : { least: { value: 40, source: "slip" }, most: { value: 89, source: "aap2017" } };
    case "pulse":
      return rangeOf("rcp2017", 41, 130);
    case "oxygen":
      return months >= bands.adolescent
        ? rangeOf("rcp2017", 92, 100)
        : rangeOf("pals2020", 94, 100);
    case "temperature":
      return temperatureRange(months);
    case "glucose":
      return { least: { value: 3, source: "ada2024" }, most: { value: 22.2, source: "slip" } };
    case "weight":
    case "height":
    default:
      return growth[measure][band];
  }
}

function temperatureRange(months: number): Range {
  if (months >= bands.adolescent) return rangeOf("rcp2017", 35.1, 39);
  const most = months < 3 ? 37.9 : months < 6 ? 38.9 : 41;
  return {
    least: { value: 35, source: "slip" },
    most: { value: most, source: months < 6 ? "nice143" : "slip" },
  };
}

/** Far wider than growth charts: these only catch a slip, such as pounds typed as kilograms. */
const growth: Readonly<Record<"weight" | "height", Readonly<Record<Band, Range>>>> = {
  weight: {
    newborn: slips(0.5, 7),
    infant: slips(1, 16),
    toddler: slips(5, 30),
    preschool: slips(8, 50),
    school: slips(12, 90),
    preteen: slips(18, 130),
    adolescent: slips(25, 200),
    grown: slips(30, 250),
    adult: slips(30, 250),
  },
  height: {
    newborn: slips(30, 65),
    infant: slips(40, 95),
    toddler: slips(60, 115),
    preschool: slips(75, 135),
    school: slips(90, 165),
    preteen: slips(110, 190),
    adolescent: slips(120, 210),
    grown: slips(120, 215),
    adult: slips(120, 215),
  },
};

const ofAnyAge: Readonly<Record<Measure, Range>> = {
  systolic: slips(67, 180),
  diastolic: slips(35, 120),
  weight: slips(0.5, 250),
  height: slips(30, 215),
  pulse: slips(41, 205),
  temperature: slips(35, 41),
  oxygen: slips(92, 100),
  glucose: slips(3, 22.2),
};
