import * as z from "zod/mini";

import { dueDaySchema, dueTitleSchema } from "../shared/due.ts";
import { patterns } from "../shared/patterns.ts";
import type { Lead } from "./lead.ts";
import { openLeadStatuses } from "./leadStatus.ts";

/** What a salesperson enters: what to do next, and when. */
export const nextStepDetailsSchema = z.strictObject({
  title: dueTitleSchema,
  dueOn: dueDaySchema,
  /** The exact time, if one was given. */
  dueAt: z.nullable(z.date()),
});

export type NextStepDetails = z.infer<typeof nextStepDetailsSchema>;

/**
 * The next step of a lead, as stored in `nextSteps/{leadId}`, timestamps as `Date`. A lead has at
 * most one; the next one replaces it. firestore.rules accepts exactly what this schema accepts.
 */
export const nextStepSchema = z.strictObject({
  ...nextStepDetailsSchema.shape,
  /** The same as the id of the document; for queries (decision 96). */
  leadId: z.string().check(z.regex(patterns.id)),
  /** The lead's owner; the server keeps it in step with the lead. */
  ownerId: z.string().check(z.regex(patterns.id)),
  /** When it was done; null until then. */
  doneAt: z.nullable(z.date()),
  /** Counts the changes from 1, so that concurrent changes cannot overwrite each other. */
  rev: z.int().check(z.gte(1)),
  updatedAt: z.date(),
});

export type NextStep = z.infer<typeof nextStepSchema>;

/** Whether a lead can have a next step: someone works on it, and it is still open. */
export function canHaveNextStep({ ownerId, status }: Pick<Lead, "ownerId" | "status">): boolean {
  return ownerId !== null && openLeadStatuses.some((open) => open === status);
}

/** What a lead says about its next step: its `nextStepDay`, undefined if it has none. */
export function nextStepDayOf(
  lead: Pick<Lead, "ownerId" | "status">,
  step: Pick<NextStep, "dueOn" | "doneAt"> | null,
): Lead["nextStepDay"] {
  if (!canHaveNextStep(lead)) return undefined;
  return step === null || step.doneAt !== null ? "none" : step.dueOn;
}
