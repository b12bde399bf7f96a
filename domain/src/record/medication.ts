import * as z from "zod/mini";

import { enteredInErrorSchema, withoutErrors } from "./enteredInError.ts";
import { patterns } from "../shared/patterns.ts";

/** What becomes of a medication at a visit. */
export const medicationChanges = ["started", "changed", "stopped"] as const;

export type MedicationChange = (typeof medicationChanges)[number];

const id = z.string().check(z.regex(patterns.id));

/**
 * That a medication was started, changed or stopped, as stored in
 * `records/{patientId}/medications/{id}`, timestamps as `Date`. Nobody changes what is written; a
 * wrong one is marked as entered in error. `currentMedications` says what somebody takes now.
 */
export const medicationSchema = z.strictObject({
  appointmentId: id,
  clinicianId: id,
  /** One line, as names of people are. */
  name: z.string().check(z.regex(patterns.displayName)),
  /** How much and how often; of one that was stopped, what it was last. */
  dose: z.string().check(z.regex(patterns.displayName)),
  change: z.enum(medicationChanges),
  createdAt: z.date(),
  enteredInError: z.optional(enteredInErrorSchema),
});

export type Medication = z.infer<typeof medicationSchema>;

/** Something somebody takes. */
export type CurrentMedication = {
  name: string;
  dose: string;
  startedAt: Date;
  /** When its dose was last changed; null if never. */
  changedAt: Date | null;
};

/**
 * What somebody takes now, the longest first. A name counts as the same however its letters are
 * cased, and a change of what was never started, which a list cut at its page may hold, starts it.
 * Changes that were entered in error do not count.
 *
 * @param newestFirst what happened with their medications
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

/** What two names of the same medication have in common. */
export function medicationKey(name: string): string {
  return name.trim().toLowerCase();
}
