import type { Language } from "../shared/language.ts";
import {
  glucoseIn,
  isByMass,
  pressureIn,
  showGlucose,
  showHeight,
  showHeightChange,
  showOxygen,
  showPressure,
  showPressureChange,
  showPulse,
  showTemperature,
  showWeight,
  temperatureIn,
  weightIn,
  type UnitSystem,
} from "./unitSystem.ts";
import type { Measures } from "./vital.ts";

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
  measures: Measures,
  system: UnitSystem,
  language: Language,
): string | null {
  return shown(sign, measures, system, language, false);
}

/** Formats a change of it, with its sign; null if it is not known. */
export function showVitalChange(
  sign: VitalSign,
  change: Measures,
  system: UnitSystem,
  language: Language,
): string | null {
  return shown(sign, change, system, language, true);
}

function shown(
  sign: VitalSign,
  { systolic, diastolic, weight, height, pulse, temperature, oxygen, glucose }: Measures,
  system: UnitSystem,
  language: Language,
  isChange: boolean,
): string | null {
  switch (sign) {
    case "pressure": {
      if (systolic === null || diastolic === null) return null;
      const show = isChange ? showPressureChange : showPressure;
      return show(systolic, diastolic, system, language);
    }
    case "pulse":
      return pulse === null ? null : showPulse(pulse, language, isChange);
    case "temperature":
      return temperature === null ? null : showTemperature(temperature, system, language, isChange);
    case "oxygen":
      return oxygen === null ? null : showOxygen(oxygen, language, isChange);
    case "weight":
      return weight === null ? null : showWeight(weight, system, language, isChange);
    case "height": {
      if (height === null) return null;
      return (isChange ? showHeightChange : showHeight)(height, system, language);
    }
    case "glucose":
      return glucose === null ? null : showGlucose(glucose, system, language, isChange);
    default:
      return null;
  }
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
