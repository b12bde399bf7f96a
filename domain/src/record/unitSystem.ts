import type { Language } from "../shared/language.ts";

/** How values are typed and shown: kg, cm and mmHg; the same with kPa; or lb, ft and mmHg. */
export const unitSystems = ["metric", "si", "us"] as const;

export type UnitSystem = (typeof unitSystems)[number];

/** What one of a unit is in the stored one: mmHg, kg, cm. */
export const unitSizes = {
  kilopascal: 7.500_617,
  pound: 0.453_592_37,
  inch: 2.54,
  metre: 100,
} as const;

/** The system to begin with, for the first of a browser's locales that names a country. */
export function usualUnitSystem(locales: readonly string[]): UnitSystem {
  const region = locales.map((locale) => regionOf(locale)).find((found) => found !== undefined);
  return region === "US" ? "us" : "metric";
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    // What a browser calls a locale need not be one.
    return undefined;
  }
}

/** A pressure in mmHg, as "120/80 mmHg" or "16,0/10,7 kPa". */
export function showPressure(
  systolic: number,
  diastolic: number,
  system: UnitSystem,
  language: Language,
): string {
  return pair(systolic, diastolic, system, language, "auto");
}

/** By how much a pressure has changed, with its signs. */
export function showPressureChange(
  systolic: number,
  diastolic: number,
  system: UnitSystem,
  language: Language,
): string {
  return pair(systolic, diastolic, system, language, "exceptZero");
}

function pair(
  systolic: number,
  diastolic: number,
  system: UnitSystem,
  language: Language,
  signDisplay: "auto" | "exceptZero",
): string {
  const digits = system === "si" ? 1 : 0;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
  const [upper, lower] = [systolic, diastolic].map((value) =>
    format.format(pressureIn(system, value)),
  );
  return `${upper}/${lower}\u{a0}${system === "si" ? "kPa" : "mmHg"}`;
}

/** A pressure in mmHg, in the unit of a system. */
export function pressureIn(system: UnitSystem, mmHg: number): number {
  return system === "si" ? toOneDecimal(mmHg / unitSizes.kilopascal) : mmHg;
}

/** A weight in kg, in the unit of a system. */
export function weightIn(system: UnitSystem, kilograms: number): number {
  return system === "us" ? toOneDecimal(kilograms / unitSizes.pound) : kilograms;
}

/** A weight in kg, as "70,5 kg" or "155.4 lb"; with its sign where it is a change. */
export function showWeight(
  kilograms: number,
  system: UnitSystem,
  language: Language,
  isChange = false,
): string {
  const unit = system === "us" ? "pound" : "kilogram";
  return withUnit(weightIn(system, kilograms), unit, language, isChange);
}

/** A height in cm, as "175 cm" or "5 ft 9 in". */
export function showHeight(centimetres: number, system: UnitSystem, language: Language): string {
  if (system !== "us") return withUnit(centimetres, "centimeter", language);
  const inches = toOneDecimal(centimetres / unitSizes.inch);
  const feet = Math.floor(inches / 12);
  const rest = withUnit(toOneDecimal(inches - feet * 12), "inch", language);
  return feet === 0 ? rest : `${withUnit(feet, "foot", language)} ${rest}`;
}

/** By how much a height has changed, with its sign. */
export function showHeightChange(
  centimetres: number,
  system: UnitSystem,
  language: Language,
): string {
  return system === "us"
    ? withUnit(toOneDecimal(centimetres / unitSizes.inch), "inch", language, true)
    : withUnit(centimetres, "centimeter", language, true);
}

function withUnit(value: number, unit: string, language: Language, isChange = false): string {
  const signDisplay = isChange ? "exceptZero" : "auto";
  // A sign between thousands could be read as that of decimals.
  const numbers = { signDisplay, maximumFractionDigits: 1, useGrouping: false } as const;
  const format = { style: "unit", unit, ...numbers } as const;
  return new Intl.NumberFormat(language, format).format(value);
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
