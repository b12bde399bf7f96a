import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";
import { statedReasonSchema } from "./statedReason.ts";

/**
 * The mark of an entry of a health record that is wrong, as FHIR's status `entered-in-error`: set
 * once, with a reason. The entry stays in the history; nothing is calculated from it.
 */
export const enteredInErrorSchema = z.strictObject({
  /** The uid of the clinician who set the mark. */
  by: z.string().check(z.regex(patterns.id)),
  at: z.date(),
  reason: statedReasonSchema,
});

export type EnteredInError = z.infer<typeof enteredInErrorSchema>;

/** What an entry may hold: nothing while it counts. */
export type Markable = { enteredInError?: EnteredInError | undefined };

/** The entries that count: those without the mark, in the same order. */
export function withoutErrors<Entry extends Markable>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ enteredInError }) => enteredInError === undefined);
}
