import type { Language } from "../shared/language.ts";

/**
 * The unit systems of values: kg, cm, °C, mmHg and mg/dL; the same with mmol/L; with kPa, too; or
 * lb, ft, °F, mmHg and mg/dL.
 */
export const unitSystems = ["metric", "molar", "si", "us"] as const;

export type UnitSystem = (typeof unitSystems)[number];

/** The size of each unit in stored units: mmHg, kg, cm, mmol/L. */
export const unitSizes = {
  kilopascal: 7.500_617,
  milligramPerDecilitre: 10 / 180.156,
  gramPerLitre: 1000 / 180.156,
  pound: 0.453_592_37,
  inch: 2.54,
  metre: 100,
} as const;

/** The default system, from the first of the browser's locales that names a country. */
export function usualUnitSystem(locales: readonly string[]): UnitSystem {
  const region = locales.map((locale) => regionOf(locale)).find((found) => found !== undefined);
  if (region === "US") return "us";
  return region !== undefined && molarRegions.has(region) ? "molar" : "metric";
}

/** Countries whose laboratories report glucose in mmol/L. */
const molarRegions = new Set(
  "AU CA CH CN CZ DK FI GB HK HU IE IS MY NL NO NZ RU SE SG SK UA ZA".split(" "),
);

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    // Browsers may report locales that are not valid.
    return undefined;
  }
}

/** Formats a pressure in mmHg: "120/80 mmHg" or "16,0/10,7 kPa". */
export function showPressure(
  systolic: number,
  diastolic: number,
  system: UnitSystem,
  language: Language,
): string {
  return pressures([systolic, diastolic], system, language);
}

/** Formats one of the two values of a pressure in mmHg: "120 mmHg" or "16,0 kPa". */
export function showOnePressure(mmHg: number, system: UnitSystem, language: Language): string {
  return pressures([mmHg], system, language);
}

function pressures(values: readonly number[], system: UnitSystem, language: Language): string {
  const digits = system === "si" ? 1 : 0;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const shown = values.map((value) => format.format(pressureIn(system, value)));
  return `${shown.join("/")}\u{a0}${system === "si" ? "kPa" : "mmHg"}`;
}

/** Converts a pressure in mmHg to the unit of a system. */
export function pressureIn(system: UnitSystem, mmHg: number): number {
  return system === "si" ? toOneDecimal(mmHg / unitSizes.kilopascal) : mmHg;
}

/** Converts a weight in kg to the unit of a system. */
export function weightIn(system: UnitSystem, kilograms: number): number {
  return system === "us" ? toOneDecimal(kilograms / unitSizes.pound) : kilograms;
}

/** Formats a weight in kg: "70,5 kg", to a hundredth, or "155.4 lb". */
export function showWeight(kilograms: number, system: UnitSystem, language: Language): string {
  const unit = system === "us" ? "pound" : "kilogram";
  return withUnit(weightIn(system, kilograms), unit, language);
}

/** Formats a height in cm: "175 cm" or "5 ft 9 in". */
export function showHeight(centimetres: number, system: UnitSystem, language: Language): string {
  if (system !== "us") return withUnit(centimetres, "centimeter", language);
  const inches = inchesIn(centimetres);
  const feet = Math.floor(inches / 12);
  const rest = withUnit(toOneDecimal(inches - feet * 12), "inch", language);
  return feet === 0 ? rest : `${withUnit(feet, "foot", language)} ${rest}`;
}

/** Converts a height in cm to inches. */
export function inchesIn(centimetres: number): number {
  return toOneDecimal(centimetres / unitSizes.inch);
}

/** Converts a temperature in °C to the unit of a system. */
export function temperatureIn(system: UnitSystem, celsius: number): number {
  return toOneDecimal(system === "us" ? celsius * 1.8 + 32 : celsius);
}

/** Formats a temperature in °C: "36,8 °C" or "98.2°F". */
export function showTemperature(celsius: number, system: UnitSystem, language: Language): string {
  const unit = system === "us" ? "fahrenheit" : "celsius";
  return withUnit(temperatureIn(system, celsius), unit, language, 1);
}

/** Whether a system has glucose in mg/dL rather than mmol/L. */
export function isByMass(system: UnitSystem): boolean {
  return system === "metric" || system === "us";
}

/** Converts glucose in mmol/L to the unit of a system. */
export function glucoseIn(system: UnitSystem, millimoles: number): number {
  return isByMass(system)
    ? Math.round(millimoles / unitSizes.milligramPerDecilitre)
    : toOneDecimal(millimoles);
}

/** Formats glucose in mmol/L: "5.3 mmol/L" or "95 mg/dL". */
export function showGlucose(millimoles: number, system: UnitSystem, language: Language): string {
  const digits = isByMass(system) ? 0 : 1;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  const unit = isByMass(system) ? "mg/dL" : "mmol/L";
  return `${format.format(glucoseIn(system, millimoles))}\u{a0}${unit}`;
}

/** Formats a pulse: "72/min". */
export function showPulse(beats: number, language: Language): string {
  return `${new Intl.NumberFormat(language).format(beats)}/min`;
}

/** Formats an oxygen saturation: "97%". */
export function showOxygen(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100);
}

/** Formats a body-mass index: "24.2 kg/m²". */
export function showBodyMassIndex(value: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  return `${format.format(value)}\u{a0}kg/m²`;
}

function withUnit(
  value: number,
  unit: string,
  language: Language,
  minimumFractionDigits = 0,
): string {
  const digits = { minimumFractionDigits, maximumFractionDigits: 2 };
  // A thousands separator could be mistaken for a decimal one.
  const format = { style: "unit", unit, ...digits, useGrouping: false } as const;
  return new Intl.NumberFormat(language, format).format(value);
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
