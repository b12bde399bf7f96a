import * as z from "zod/mini";

import { enteredInErrorSchema, withoutErrors, type Markable } from "./enteredInError.ts";
import { patterns } from "../shared/patterns.ts";
import {
  isWithin,
  measures,
  possibleRanges,
  unquestionedRanges,
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

/** The measured values in stored units: mmHg, kg, cm; null if not measured. */
const measured = {
  systolic: whole("systolic"),
  diastolic: whole("diastolic"),
  // A tenth of a kilogram is more than a tenth of a pound, which is read back as it was typed.
  weight: toDecimals(2, "weight"),
  height: toDecimals(1, "height"),
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
    z.refine(
      ({ systolic, weight, height }) => systolic !== null || weight !== null || height !== null,
    ),
  );

export type Vitals = z.infer<typeof vitalsSchema>;

/** Only the measured values. */
export type Measures = Pick<Vitals, Measure>;

/** A value that needs confirmation before it is stored, and the reason. */
export type UnusualMeasure = { measure: Measure; reason: "low" | "high" | "changed" };

/**
 * The values to confirm: "This is unusual: is it right?"
 *
 * @param latest the last measured values; null for those never measured
 */
export function unusualMeasures(taken: Measures, latest: Measures): UnusualMeasure[] {
  const beyond = measures.flatMap((measure): UnusualMeasure[] => {
    const value = taken[measure];
    if (value === null || isWithin(unquestionedRanges[measure], value)) return [];
    return [{ measure, reason: value < unquestionedRanges[measure].least.value ? "low" : "high" }];
  });
  const changed = (["weight", "height"] as const).filter(
    (each) =>
      beyond.every(({ measure }) => measure !== each) &&
      hasChanged(taken[each], latest[each], unquestionedChanges[each].value),
  );
  return [...beyond, ...changed.map((measure) => ({ measure, reason: "changed" }) as const)];
}

function hasChanged(now: number | null, before: number | null, part: number): boolean {
  if (now === null || before === null) return false;
  return Math.abs(now - before) > before * part;
}

/** The latest valid value of each measure, from vitals sorted newest first. */
export function latestMeasures(newestFirst: readonly (Measures & Markable)[]): Measures {
  const counted = withoutErrors(newestFirst);
  const pressure = counted.find(({ systolic }) => systolic !== null);
  return {
    systolic: pressure?.systolic ?? null,
    diastolic: pressure?.diastolic ?? null,
    weight: counted.find(({ weight }) => weight !== null)?.weight ?? null,
    height: counted.find(({ height }) => height !== null)?.height ?? null,
  };
}

/**
 * The difference between the latest values and those of the previous visit; null if either was not
 * measured.
 *
 * @param newestFirst all vitals, including those of the latest visit
 */
export function changeSinceLastVisit(
  newestFirst: readonly (Measures & Markable & Pick<Vitals, "appointmentId">)[],
): Measures {
  const counted = withoutErrors(newestFirst);
  const visit = counted[0]?.appointmentId;
  const now = latestMeasures(counted.filter((one) => one.appointmentId === visit));
  const before = latestMeasures(counted.filter((one) => one.appointmentId !== visit));
  const change = (measure: Measure) => {
    const [to, from] = [now[measure], before[measure]];
    return to === null || from === null ? null : Math.round((to - from) * 100) / 100;
  };
  return {
    systolic: change("systolic"),
    diastolic: change("diastolic"),
    weight: change("weight"),
    height: change("height"),
  };
}
