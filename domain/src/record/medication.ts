import * as z from "zod/mini";

import { enteredInErrorSchema, withoutErrors } from "./enteredInError.ts";
import { patterns } from "../shared/patterns.ts";

/** The changes to a medication at a visit. */
export const medicationChanges = ["started", "changed", "stopped"] as const;

export type MedicationChange = (typeof medicationChanges)[number];

const id = z.string().check(z.regex(patterns.id));

/**
 * A start, change or stop of a medication, as stored in `records/{patientId}/medications/{id}`,
 * timestamps as `Date`. Entries never change; a wrong one is marked as entered in error.
 * `currentMedications` derives what the patient takes now.
 */
export const medicationSchema = z.strictObject({
  appointmentId: id,
  clinicianId: id,
  /** One line, with the same rules as a person's name. */
  name: z.string().check(z.regex(patterns.displayName)),
  /** Amount and frequency; for a stopped medication, the last ones. */
  dose: z.string().check(z.regex(patterns.displayName)),
  change: z.enum(medicationChanges),
  createdAt: z.date(),
  enteredInError: z.optional(enteredInErrorSchema),
});

export type Medication = z.infer<typeof medicationSchema>;

/** A medication the patient currently takes. */
export type CurrentMedication = {
  name: string;
  dose: string;
  startedAt: Date;
  /** When its dose last changed; null if never. */
  changedAt: Date | null;
};

/**
 * The patient's current medications, longest-running first. Names match case-insensitively. A
 * change without a start, as in a list cut at a page, counts as a start. Entries marked as entered
 * in error are ignored.
 *
 * @param newestFirst the patient's medication entries
 */
export function currentMedications(newestFirst: readonly Medication[]): CurrentMedication[] {
  const current = new Map<string, CurrentMedication>();
  for (const { name, dose, change, createdAt } of withoutErrors(newestFirst).toReversed()) {
    const key = medicationKey(name);
    const before = current.get(key);
    if (change === "stopped") current.delete(key);
    else if (before === undefined || change === "started") {
      current.set(key, { name, dose, startedAt: createdAt, changedAt: null });
    } else current.set(key, { ...before, dose, changedAt: createdAt });
  }
  return [...current.values()].toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}

/** The normalized name, equal for all spellings of the same medication. */
export function medicationKey(name: string): string {
  return name.trim().toLowerCase();
}
