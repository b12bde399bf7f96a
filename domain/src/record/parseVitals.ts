import type { Language } from "../shared/language.ts";
import type { VitalSign } from "./showVital.ts";
import { readTypedNumber } from "./typedNumber.ts";
import { isByMass, unitSizes, type UnitSystem } from "../account/unitSystem.ts";
import { isWithin, possibleRanges } from "./vitalRange.ts";
import type { Measures } from "./vital.ts";

/** What can be wrong with the text of a field. */
export const vitalsProblems = [
  /** Not a value, or an unknown unit. */
  "unreadable",
  /** A dot or comma that may be a thousands separator. */
  "ambiguous",
  /** A blood pressure with only one value. */
  "incomplete",
  /** The lower value of a blood pressure is not below the upper one. */
  "reversed",
  /** Outside the range of human values. */
  "impossible",
  /** More decimals than are stored, which would not read back as they were typed. */
  "precise",
  /** Glucose without saying whether the patient had fasted. */
  "unfasted",
] as const;

export type VitalsProblem = (typeof vitalsProblems)[number];

/** The fields of the form, as typed or chosen. */
export type VitalsForm = Readonly<Record<VitalSign, string> & { fasting: "" | "yes" | "no" }>;

/** The form before anything is typed. */
export const emptyVitals: VitalsForm = {
  pressure: "",
  pulse: "",
  temperature: "",
  oxygen: "",
  weight: "",
  height: "",
  glucose: "",
  fasting: "",
};

type Read<T> = { ok: true; value: T } | { ok: false; problem: VitalsProblem };

type ReadVitals =
  | { ok: true; measures: Measures }
  | { ok: false; problems: Partial<Record<keyof VitalsForm, VitalsProblem>> };

/**
 * Parses the form. A value without a unit uses the unit of the system. An empty field counts as not
 * measured; the caller checks whether all fields are empty.
 */
export function parseVitals(form: VitalsForm, system: UnitSystem, language: Language): ReadVitals {
  const problems: Partial<Record<keyof VitalsForm, VitalsProblem>> = {};
  function valueOf<T>(field: VitalSign, read: (text: string) => Read<T>): T | null {
    if (form[field].trim() === "") return null;
    const result = read(tidy(form[field]));
    if (result.ok) return result.value;
    problems[field] = result.problem;
    return null;
  }
  const pressure = valueOf("pressure", (text) => readPressure(text, system, language));
  const glucose = valueOf("glucose", (text) => readGlucose(text, system, language));
  const measures = {
    systolic: pressure?.systolic ?? null,
    diastolic: pressure?.diastolic ?? null,
    weight: valueOf("weight", (text) => readWeight(text, system, language)),
    height: valueOf("height", (text) => readHeight(text, system, language)),
    pulse: valueOf("pulse", (text) => readWhole("pulse", pulses, text)),
    temperature: valueOf("temperature", (text) => readTemperature(text, language)),
    oxygen: valueOf("oxygen", (text) => readWhole("oxygen", saturations, text)),
    glucose,
    fasting: glucose === null ? null : form.fasting === "yes",
  };
  if (form.glucose.trim() !== "" && form.fasting === "") problems.fasting = "unfasted";
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, measures };
}

/** A number as typed in any of the languages. */
const number = String.raw`(\d{1,4}(?:[.,]\d{1,3})?)`;

const pressures = new RegExp(`^${number} ?(?:[/–-] ?${number})? ?(mm ?hg|kpa)?$`);

function readPressure(
  text: string,
  system: UnitSystem,
  language: Language,
): Read<{ systolic: number; diastolic: number }> {
  const [, upper, lower, typedUnit] = pressures.exec(text) ?? [];
  const isKilopascal = typedUnit === undefined ? system === "si" : typedUnit === "kpa";
  if (upper === undefined) return no("unreadable");
  if (lower === undefined) return no("incomplete");
  const values = [upper, lower].map((part) => readNumber(part, language));
  const [typedUpper, typedLower] = values;
  if (typedUpper === undefined || typedLower === undefined) return no("unreadable");
  if (typedUpper === null || typedLower === null) return no("ambiguous");
  // Blood pressure is not measured in fractions of mmHg, so a fraction means that another unit was intended.
  const isWhole = Number.isInteger(typedUpper) && Number.isInteger(typedLower);
  if (!isKilopascal && !isWhole) return no("unreadable");
  const size = isKilopascal ? unitSizes.kilopascal : 1;
  const [systolic, diastolic] = [Math.round(typedUpper * size), Math.round(typedLower * size)];
  if (!isWithin(possibleRanges.systolic, systolic)) return no("impossible");
  if (!isWithin(possibleRanges.diastolic, diastolic)) return no("impossible");
  return diastolic < systolic ? { ok: true, value: { systolic, diastolic } } : no("reversed");
}

const kilogram = "kgs?|kilos?|quilos?|kilogram(?:o|a|me)?s?|quilogramas?";
const gram = "gr?s?|gram(?:o|a|me)?s?";
const pound = "lbs?|pounds?|libras?|livres?";
const weights = new RegExp(`^${number} ?(?:(${kilogram})|(${gram})|(${pound}))?\\.?$`);
const poundsAndOunces = new RegExp(`^(\\d{1,2}) ?(?:${pound})\\.? ?(\\d{1,2}) ?oz\\.?$`);

function readWeight(text: string, system: UnitSystem, language: Language): Read<number> {
  const [, whole, ounces] = poundsAndOunces.exec(text) ?? [];
  if (whole !== undefined && Number(ounces) < 16) {
    return stored("weight", Number(whole) + Number(ounces) / 16, unitSizes.pound);
  }
  const [, typed, kilograms, grams, pounds] = weights.exec(text) ?? [];
  if (typed === undefined) return no("unreadable");
  const value = readNumber(typed, language);
  if (grams !== undefined) return stored("weight", value, 1 / 1000);
  if (pounds !== undefined || (kilograms === undefined && system === "us")) {
    return stored("weight", value, unitSizes.pound);
  }
  if (value !== null && Math.round(value * 100) / 100 !== value) return no("precise");
  return stored("weight", value);
}

const foot = "(?:'|ft|feet|foot|pies?|pés?|pieds?|pi)\\.?";
const inch = '(?:"|in|inch|inches|pulg|pulgadas?|pol|polegadas?|po|pouces?)\\.?';
const feetAndInches = new RegExp(`^(\\d{1,2}) ?${foot}(?: ?${number} ?(?:${inch})?)?$`);
const heights = new RegExp(`^${number} ?(?:(cm\\.?)|(m\\.?)|(${inch}))?$`);
const metresAndCentimetres = /^(\d) ?m ?(\d{2})(?: ?cm)?$/;

function readHeight(text: string, system: UnitSystem, language: Language): Read<number> {
  const [, feet, rest = "0"] = feetAndInches.exec(text) ?? [];
  if (feet !== undefined) {
    const inches = readNumber(rest, language);
    if (inches === null) return no("ambiguous");
    if (inches >= 12) return no("unreadable");
    return stored("height", Number(feet) * 12 + inches, unitSizes.inch);
  }
  const [, whole, hundredths] = metresAndCentimetres.exec(text) ?? [];
  if (whole !== undefined) return stored("height", Number(whole) * 100 + Number(hundredths));
  const [, typed, centimetres, metres, inches] = heights.exec(text) ?? [];
  if (typed === undefined) return no("unreadable");
  const value = readNumber(typed, language);
  if (centimetres !== undefined) return stored("height", value);
  if (metres !== undefined) return stored("height", value, unitSizes.metre);
  if (inches !== undefined || system === "us") return stored("height", value, unitSizes.inch);
  // A value such as "1,75" means meters: no person is that few centimeters tall.
  return stored("height", value, value !== null && value < 3 ? unitSizes.metre : 1);
}

const pulses = /^(\d{1,4}) ?(?:(?:\/|x) ?min\.?|bpm|lpm|ppm|puls\.? ?\/ ?min)?$/;
const saturations = /^(\d{1,4}) ?%?$/;

function readWhole(measure: "pulse" | "oxygen", pattern: RegExp, text: string): Read<number> {
  const [, typed] = pattern.exec(text) ?? [];
  if (typed === undefined) return no("unreadable");
  return stored(measure, Number(typed));
}

const temperatures = new RegExp(`^${number} ?(?:(°? ?c)|(°? ?f)|°)?$`);

/** Without a unit, the number shows the unit: no body has the same number in both. */
function readTemperature(text: string, language: Language): Read<number> {
  const [, typed, celsius, fahrenheit] = temperatures.exec(text) ?? [];
  if (typed === undefined) return no("unreadable");
  const value = readNumber(typed, language);
  if (value === null) return no("ambiguous");
  if (!hasOneDecimal(value)) return no("precise");
  const isFahrenheit = fahrenheit !== undefined || (celsius === undefined && value >= 60);
  return stored("temperature", isFahrenheit ? (value - 32) / 1.8 : value);
}

const glucoses = new RegExp(`^${number} ?(?:(mg ?\\/ ?dl)|(mmol ?\\/ ?l)|(g ?\\/ ?l))?$`);

function readGlucose(text: string, system: UnitSystem, language: Language): Read<number> {
  const [, typed, mass, moles, grams] = glucoses.exec(text) ?? [];
  if (typed === undefined) return no("unreadable");
  const value = readNumber(typed, language);
  if (value === null) return no("ambiguous");
  if (grams !== undefined) return stored("glucose", value, unitSizes.gramPerLitre);
  const isMass = mass !== undefined || (moles === undefined && isByMass(system));
  if (isMass ? !Number.isInteger(value) : !hasOneDecimal(value)) return no("precise");
  return stored("glucose", value, isMass ? unitSizes.milligramPerDecilitre : 1);
}

function hasOneDecimal(value: number): boolean {
  return Math.round(value * 10) / 10 === value;
}

/** In which fractions of its unit a value is stored. */
const fractions = {
  weight: 100,
  height: 10,
  temperature: 100,
  glucose: 100,
  pulse: 1,
  oxygen: 1,
} as const;

/**
 * @param value null if it may be read in two ways
 * @param size of the typed unit, in the stored one
 */
function stored(measure: keyof typeof fractions, value: number | null, size = 1): Read<number> {
  if (value === null) return no("ambiguous");
  const fraction = fractions[measure];
  const rounded = Math.round(value * size * fraction) / fraction;
  return isWithin(possibleRanges[measure], rounded)
    ? { ok: true, value: rounded }
    : no("impossible");
}

/** Null if the number may be read in two ways. */
function readNumber(text: string, language: Language): number | null {
  const value = readTypedNumber(text, language === "en" ? "." : ",");
  return value === "ambiguous" ? null : value;
}

/** Unifies blanks and the signs for degrees, feet and inches. */
function tidy(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/\s+/g, " ")
      // The ordinal sign is the key on Spanish and Portuguese keyboards.
      .replaceAll(/[º˚]/g, "°")
      .replaceAll("℃", "°c")
      .replaceAll("℉", "°f")
      .replaceAll(/[’′´`]/g, "'")
      .replaceAll(/[”“″]|''/g, '"')
      .trim()
  );
}

function no(problem: VitalsProblem): { ok: false; problem: VitalsProblem } {
  return { ok: false, problem };
}
