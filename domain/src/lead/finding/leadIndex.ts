import * as z from "zod/mini";

import { indexPartSchema } from "../../shared/indexParts.ts";
import { emailMaxLength, patterns } from "../../shared/patterns.ts";
import { leadPlans, type Lead } from "../lead.ts";
import { leadStatuses } from "../leadStatus.ts";

/** The index of the leads in the pool, beside those of the salespeople, which have their uids. */
export const poolIndex = "pool";

/**
 * The maximum number of leads in a part. With the longest names and addresses, a part stays below
 * Firestore's limit of 1 MiB, and 13,000 leads fill at most 29 parts.
 */
export const leadPartMax = 900;

/** At night, neighboring parts with together at most this many leads become one. */
export const leadMergedMax = 800;

/** What a search compares: first and last name, email address and phone; and what filters need. */
const entrySchema = z.tuple([
  z.string().check(z.regex(patterns.name)),
  z.string().check(z.regex(patterns.name)),
  z.nullable(z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email))),
  z.nullable(z.string().check(z.regex(patterns.phone))),
  z.enum(leadStatuses),
  z.enum(leadPlans),
]);

export type LeadEntry = z.infer<typeof entrySchema>;

/**
 * A part of the index of a salesperson's leads, or of the pool's, by the leads' ids, as stored in
 * `leadIndexes/{reader}/parts/{id}`.
 */
export const leadIndexPartSchema = indexPartSchema(entrySchema);

export type LeadIndexPart = z.infer<typeof leadIndexPartSchema>;

type Indexed = Pick<Lead, "firstName" | "lastName" | "email" | "phone" | "status" | "plan">;

/** A lead as a search finds it. */
export type IndexedLead = { id: string } & Indexed;

export function leadEntryOf(lead: Indexed): LeadEntry {
  return [lead.firstName, lead.lastName, lead.email, lead.phone, lead.status, lead.plan];
}

export function leadsIn({ people }: LeadIndexPart): IndexedLead[] {
  return Object.entries(people).map(([id, [firstName, lastName, email, phone, status, plan]]) => ({
    id,
    firstName,
    lastName,
    email,
    phone,
    status,
    plan,
  }));
}

export function indexOfLead({ ownerId }: Pick<Lead, "ownerId">): string {
  return ownerId ?? poolIndex;
}
