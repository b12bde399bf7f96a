import * as z from "zod/mini";

import { enteredInErrorSchema, withoutErrors, type Markable } from "./enteredInError.ts";
import { patterns } from "../shared/patterns.ts";
import { unquestionedRange } from "./rangeByAge.ts";
import {
  isWithin,
  measures,
  possibleRanges,
  unquestionedChanges,
  type Measure,
} from "./vitalRange.ts";

const id = z.string().check(z.regex(patterns.id));
const whole = (measure: Measure) =>
  z.nullable(z.int().check(z.refine((value) => isWithin(possibleRanges[measure], value))));
const toDecimals = (decimals: 1 | 2, measure: Measure) =>
  z.nullable(
    z.number().check(
      z.refine((value) => isWithin(possibleRanges[measure], value)),
      z.refine((value) => Math.round(value * 10 ** decimals) / 10 ** decimals === value),
    ),
  );

/**
 * The measured values in stored units: mmHg, kg, cm, beats per minute, °C, %, mmol/L; null if not
 * measured. Entries of earlier releases lack those from `pulse` on.
 */
const measured = {
  systolic: whole("systolic"),
  diastolic: whole("diastolic"),
  // A tenth of a kilogram is more than a tenth of a pound, which is read back as it was typed.
  weight: toDecimals(2, "weight"),
  height: toDecimals(1, "height"),
  pulse: z.prefault(whole("pulse"), null),
  // The same for a tenth of a degree Celsius and of a degree Fahrenheit.
  temperature: z.prefault(toDecimals(2, "temperature"), null),
  oxygen: z.prefault(whole("oxygen"), null),
  // The same for a tenth of mmol/L and 1 mg/dL.
  glucose: z.prefault(toDecimals(2, "glucose"), null),
  /** Whether the patient had fasted before glucose was measured; null without glucose. */
  fasting: z.prefault(z.nullable(z.boolean()), null),
};

/**
 * Vitals taken at an appointment, as stored in `records/{patientId}/vitals/{id}`, timestamps as
 * `Date`. They never change; wrong ones are marked as entered in error. firestore.rules accepts
 * exactly what this schema accepts.
 */
export const vitalsSchema = z
  .strictObject({
    appointmentId: id,
    clinicianId: id,
    measuredAt: z.date(),
    ...measured,
    createdAt: z.date(),
    enteredInError: z.optional(enteredInErrorSchema),
  })
  .check(
    z.refine(({ systolic, diastolic }) => (systolic === null) === (diastolic === null)),
    z.refine(
      ({ systolic, diastolic }) => systolic === null || diastolic === null || diastolic < systolic,
    ),
    z.refine(({ glucose, fasting }) => (glucose === null) === (fasting === null)),
    z.refine((vitals) => measures.some((measure) => vitals[measure] !== null)),
  );

export type Vitals = z.infer<typeof vitalsSchema>;

/** Only the measured values. */
export type Measures = Pick<Vitals, Measure | "fasting">;

export const noMeasures: Measures = {
  systolic: null,
  diastolic: null,
  weight: null,
  height: null,
  pulse: null,
  temperature: null,
  oxygen: null,
  glucose: null,
  fasting: null,
};

/** A value that needs confirmation before it is stored, and the reason. */
export type UnusualMeasure = { measure: Measure; reason: "low" | "high" | "changed" };

/**
 * The values to confirm: "This is unusual: is it right?"
 *
 * @param latest the last measured values; null for those never measured
 * @param months the patient's age; null if it is not known
 */
export function unusualMeasures(
  taken: Measures,
  latest: Measures,
  months: number | null,
): UnusualMeasure[] {
  const about = { months, fasting: taken.fasting };
  const beyond = measures.flatMap((measure): UnusualMeasure[] => {
    const value = taken[measure];
    const range = unquestionedRange(measure, about);
    if (value === null || isWithin(range, value)) return [];
    return [{ measure, reason: value < range.least.value ? "low" : "high" }];
  });
  const changed = (["weight", "height"] as const).filter(
    (each) =>
      beyond.every(({ measure }) => measure !== each) &&
      hasChanged(taken[each], latest[each], each, months),
  );
  return [...beyond, ...changed.map((measure) => ({ measure, reason: "changed" }) as const)];
}

/** Whether a change is larger than usual. Children grow, so only what they lose is unusual. */
function hasChanged(
  now: number | null,
  before: number | null,
  measure: "weight" | "height",
  months: number | null,
): boolean {
  if (now === null || before === null) return false;
  const isGrowing = months !== null && months < 18 * 12;
  const change = isGrowing ? before - now : Math.abs(now - before);
  return change > before * unquestionedChanges[measure].value;
}

/** The latest valid value of each measure, from vitals sorted newest first. */
export function latestMeasures(newestFirst: readonly (Measures & Markable)[]): Measures {
  const counted = withoutErrors(newestFirst);
  const latest = (measure: Measure) =>
    counted.find((vitals) => vitals[measure] !== null)?.[measure] ?? null;
  return {
    systolic: latest("systolic"),
    diastolic: latest("diastolic"),
    weight: latest("weight"),
    height: latest("height"),
    pulse: latest("pulse"),
    temperature: latest("temperature"),
    oxygen: latest("oxygen"),
    glucose: latest("glucose"),
    fasting: counted.find(({ glucose }) => glucose !== null)?.fasting ?? null,
  };
}

/** The body-mass index in kg/m², with the times of the weight and the height that it is made of. */
export type BodyMassIndex = { value: number; weighedAt: Date; heightAt: Date };

/** Computed from the latest weight and height; never stored. Null if one of them is missing. */
export function bodyMassIndex(
  newestFirst: readonly (Pick<Vitals, "weight" | "height" | "measuredAt"> & Markable)[],
): BodyMassIndex | null {
  const counted = withoutErrors(newestFirst);
  const weighed = counted.find(({ weight }) => weight !== null);
  const heighted = counted.find(({ height }) => height !== null);
  if (weighed?.weight == null || heighted?.height == null) return null;
  const metres = heighted.height / 100;
  const value = Math.round((weighed.weight / (metres * metres)) * 10) / 10;
  return { value, weighedAt: weighed.measuredAt, heightAt: heighted.measuredAt };
}
