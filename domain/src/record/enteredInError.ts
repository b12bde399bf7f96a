import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";
import { statedReasonSchema } from "./statedReason.ts";

/**
 * Marks a health record entry as wrong, like FHIR's status `entered-in-error`. Set once, with a
 * reason. The entry stays in the history but is excluded from all calculations.
 */
export const enteredInErrorSchema = z.strictObject({
  /** The uid of the clinician who set the mark. */
  by: z.string().check(z.regex(patterns.id)),
  at: z.date(),
  reason: statedReasonSchema,
});

/**
 * The parts of a record whose entries are withdrawn if they are about another patient: they are
 * kept in `records/{patientId}/withdrawnEntries`. For notes, see recordNote.ts.
 */
export const withdrawableParts = ["allergies", "problems", "vitals", "medications"] as const;

export type WithdrawablePart = (typeof withdrawableParts)[number];

export type EnteredInError = z.infer<typeof enteredInErrorSchema>;

/** An entry that can be marked; the mark is absent on valid entries. */
export type Markable = { enteredInError?: EnteredInError | undefined };

/** The valid entries, without those marked as wrong, in the same order. */
export function withoutErrors<Entry extends Markable>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ enteredInError }) => enteredInError === undefined);
}
