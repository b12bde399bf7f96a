import type { Language } from "../shared/language.ts";
import { withoutErrors, type Markable } from "./enteredInError.ts";
import {
  glucoseIn,
  inchesIn,
  isByMass,
  pressureIn,
  showGlucose,
  showHeight,
  showOxygen,
  showPressure,
  showPulse,
  showTemperature,
  showWeight,
  temperatureIn,
  weightIn,
  type UnitSystem,
} from "../account/unitSystem.ts";
import type { Measures, Vitals } from "./vital.ts";

/** What is measured at a time: the two values of a blood pressure are one. */
export const vitalSigns = [
  "pressure",
  "pulse",
  "temperature",
  "oxygen",
  "weight",
  "height",
  "glucose",
] as const;

export type VitalSign = (typeof vitalSigns)[number];

/** Formats what was measured in the user's units; null if it was not. */
export function showVital(
  sign: VitalSign,
  { systolic, diastolic, weight, height, pulse, temperature, oxygen, glucose }: Measures,
  system: UnitSystem,
  language: Language,
): string | null {
  switch (sign) {
    case "pressure":
      return systolic === null || diastolic === null
        ? null
        : showPressure(systolic, diastolic, system, language);
    case "pulse":
      return pulse === null ? null : showPulse(pulse, language);
    case "temperature":
      return temperature === null ? null : showTemperature(temperature, system, language);
    case "oxygen":
      return oxygen === null ? null : showOxygen(oxygen, language);
    case "weight":
      return weight === null ? null : showWeight(weight, system, language);
    case "height":
      return height === null ? null : showHeight(height, system, language);
    case "glucose":
      return glucose === null ? null : showGlucose(glucose, system, language);
    default:
      return null;
  }
}

/** How a sign differs from its value at an earlier visit, in the user's units, and when that was. */
type VitalChange = { readonly by: readonly number[]; readonly since: Date };

/**
 * The difference between a sign at the latest visit and its latest value of an earlier one, as both
 * are displayed; null if either was not measured. Glucose is compared in the same fasting state.
 *
 * @param newestFirst all vitals, including those of the latest visit
 */
export function changeSinceVisit(
  sign: VitalSign,
  newestFirst: readonly (Measures & Markable & Pick<Vitals, "appointmentId" | "measuredAt">)[],
  system: UnitSystem,
): VitalChange | null {
  const counted = withoutErrors(newestFirst);
  const numbers = (measures: Measures) =>
    sign === "height" && system === "us" && measures.height !== null
      ? [inchesIn(measures.height)]
      : vitalNumbers(sign, measures, system);
  const measured = counted.filter((each) => numbers(each) !== null);
  const now = measured.find(({ appointmentId }) => appointmentId === counted[0]?.appointmentId);
  const before = measured.find(
    (each) =>
      each.appointmentId !== now?.appointmentId &&
      (sign !== "glucose" || each.fasting === now?.fasting),
  );
  if (now === undefined || before === undefined) return null;
  const was = numbers(before) ?? [];
  const by = numbers(now)?.map((value, at) => Math.round((value - (was[at] ?? 0)) * 100) / 100);
  return { by: by ?? [], since: before.measuredAt };
}

/** Formats a change with its sign: "+8/−1 mmHg". */
export function showVitalChange(
  sign: VitalSign,
  { by }: VitalChange,
  system: UnitSystem,
  language: Language,
): string {
  const isUs = system === "us";
  const unit = {
    pressure: null,
    pulse: null,
    temperature: isUs ? "fahrenheit" : "celsius",
    oxygen: "percent",
    weight: isUs ? "pound" : "kilogram",
    height: isUs ? "inch" : "centimeter",
    glucose: null,
  }[sign];
  const isTenths = sign === "temperature" || (sign === "pressure" && system === "si");
  const format = new Intl.NumberFormat(language, {
    ...(unit !== null && { style: "unit", unit }),
    signDisplay: "exceptZero",
    minimumFractionDigits: isTenths || (sign === "glucose" && !isByMass(system)) ? 1 : 0,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  // `Intl` writes a hyphen for a minus.
  const numbers = by.map((value) => format.format(value).replace(/^-/, "\u2212")).join("/");
  if (unit !== null) return numbers;
  return `${numbers}${sign === "pulse" ? "/min" : `\u{a0}${vitalUnit(sign, system)}`}`;
}

/** What was measured, as numbers in the user's units, for a chart; null if it was not. */
export function vitalNumbers(
  sign: VitalSign,
  measures: Measures,
  system: UnitSystem,
): number[] | null {
  const { systolic, diastolic, weight, temperature, glucose } = measures;
  switch (sign) {
    case "pressure":
      return systolic === null || diastolic === null
        ? null
        : [systolic, diastolic].map((value) => pressureIn(system, value));
    case "weight":
      return weight === null ? null : [weightIn(system, weight)];
    case "temperature":
      return temperature === null ? null : [temperatureIn(system, temperature)];
    case "glucose":
      return glucose === null ? null : [glucoseIn(system, glucose)];
    case "pulse":
    case "oxygen":
    case "height": {
      const value = measures[sign];
      return value === null ? null : [value];
    }
    default:
      return null;
  }
}

/** The unit of the numbers of a chart. */
export function vitalUnit(sign: VitalSign, system: UnitSystem): string {
  return {
    pressure: system === "si" ? "kPa" : "mmHg",
    pulse: "1/min",
    temperature: system === "us" ? "°F" : "°C",
    oxygen: "%",
    weight: system === "us" ? "lb" : "kg",
    height: "cm",
    glucose: isByMass(system) ? "mg/dL" : "mmol/L",
  }[sign];
}
