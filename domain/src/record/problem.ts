import * as z from "zod/mini";

import { clinicalStatuses, knownByName, type Known } from "./clinicalStatus.ts";
import { enteredInErrorSchema } from "./enteredInError.ts";
import { onsetSchema } from "./onset.ts";
import { patterns } from "../shared/patterns.ts";

/** FHIR's severity of a condition, the worst first. */
export const severities = ["severe", "moderate", "mild"] as const;

export type Severity = (typeof severities)[number];

const id = z.string().check(z.regex(patterns.id));

/**
 * What a clinician recorded about a problem, FHIR's condition, as stored in
 * `records/{patientId}/problems/{id}`, timestamps as `Date`. Entries never change; a wrong one is
 * marked as entered in error. `problemsFrom` derives what counts now.
 */
export const problemSchema = z.strictObject({
  appointmentId: id,
  clinicianId: id,
  status: z.enum(clinicalStatuses),
  /** One line, with the same rules as a person's name. */
  name: z.string().check(z.regex(patterns.displayName)),
  /** Null if it was not assessed. */
  severity: z.nullable(z.enum(severities)),
  onset: z.nullable(onsetSchema),
  createdAt: z.date(),
  enteredInError: z.optional(enteredInErrorSchema),
});

export type Problem = z.infer<typeof problemSchema>;

/** What counts now, from all entries about a patient's problems. */
export type Problems<Entry extends Problem = Problem> = {
  readonly active: readonly Known<Entry>[];
  readonly resolved: readonly Known<Entry>[];
};

/** The patient's problems: active ones by severity, and resolved ones. */
export function problemsFrom<Entry extends Problem>(
  newestFirst: readonly Entry[],
): Problems<Entry> {
  const known = knownByName(newestFirst, ({ name }) => name);
  return {
    active: known
      .filter(({ latest }) => latest.status === "active")
      .toSorted((a, b) => urgency(a) - urgency(b)),
    resolved: known.filter(({ latest }) => latest.status === "resolved"),
  };
}

/** A problem without a severity comes after severe ones: it may be one. */
function urgency({ latest: { severity } }: Known<Problem>): number {
  return severity === null ? 0.5 : severities.indexOf(severity);
}
