import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";
import type { Lead } from "./lead.ts";
import { stepOf } from "./leadStatus.ts";

/** The documents that a person hands in before they become a client, in the order of the list. */
export const requiredDocuments = [
  "identityDocument",
  "proofOfAddress",
  "healthDeclaration",
  "bankMandate",
  "signedApplication",
] as const;

export type RequiredDocument = (typeof requiredDocuments)[number];

/** Who ticked a document as received, and when. */
export const receiptSchema = z.strictObject({
  by: z.string().check(z.regex(patterns.id)),
  at: z.date(),
});

export type Receipt = z.infer<typeof receiptSchema>;

const receipt = z.optional(receiptSchema);

/**
 * Which of a lead's documents were received, as stored in `checklists/{leadId}`, timestamps as
 * `Date`. firestore.rules accepts exactly what this schema accepts.
 */
export const checklistSchema = z.strictObject({
  received: z.strictObject({
    identityDocument: receipt,
    proofOfAddress: receipt,
    healthDeclaration: receipt,
    bankMandate: receipt,
    signedApplication: receipt,
  } satisfies Record<RequiredDocument, typeof receipt>),
});

export type Checklist = z.infer<typeof checklistSchema>;

/** The documents that were not received yet; all of them without a checklist. */
export function missingDocuments(checklist: Checklist | null): readonly RequiredDocument[] {
  return requiredDocuments.filter((document) => checklist?.received[document] === undefined);
}

/** Whether a lead has come so far that its documents matter: it has been quoted. */
export function needsDocuments({ step }: Pick<Lead, "step">): boolean {
  return step >= (stepOf("quoted") ?? 0);
}
