import * as z from "zod/mini";

import { identityDocumentSchema } from "./identityDocument.ts";
import { languages } from "../shared/language.ts";
import { leadSearch, searchBytes, searchBytesMax, searchKeysMax } from "./leadSearch.ts";
import { leadStatuses, leadSteps, stepOf } from "./leadStatus.ts";
import { emailMaxLength, patterns, wordingMaxLength } from "../shared/patterns.ts";
import { plans } from "../site/plan.ts";

/** A client is a lead that has enrolled. */
export const leadKinds = ["lead", "client"] as const;

/** Where a lead came from. */
export const leadSources = [
  "website",
  "phone",
  "referral",
  "event",
  "business",
  "partner",
  "embedded",
] as const;

export type LeadSource = (typeof leadSources)[number];

/** What a person agreed to before being contacted by an automatic assistant. */
export const consentSchema = z.strictObject({
  // The rules count code units, as JavaScript does; zod would count code points.
  wording: z.string().check(
    z.refine((text) => text.length <= wordingMaxLength),
    z.regex(patterns.wording),
  ),
  language: z.enum(languages),
  at: z.date(),
});

/** What a salesperson enters and may change, in stored form. */
export const leadDetailsSchema = z.strictObject({
  firstName: z.string().check(z.regex(patterns.name)),
  lastName: z.string().check(z.regex(patterns.name)),
  identityDocument: z.nullable(identityDocumentSchema),
  email: z.nullable(z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email))),
  phone: z.nullable(z.string().check(z.regex(patterns.phone))),
  plan: z.enum(plans),
});

export type LeadDetails = z.infer<typeof leadDetailsSchema>;

/**
 * A lead as it is stored in `leads/{id}`, timestamps as `Date`. firestore.rules accepts exactly what
 * this schema accepts; a property test compares the two.
 */
export const leadSchema = z
  .strictObject({
    ...leadDetailsSchema.shape,
    /** What it is found by, made of its details by `leadSearch`. */
    search: z.record(z.string(), z.literal(true)).check(
      z.refine((search) => Object.keys(search).length <= searchKeysMax),
      z.refine((search) => searchBytes(search) <= searchBytesMax),
      z.refine((search) => patterns.search.test(Object.keys(search).join(" "))),
    ),
    source: z.enum(leadSources),
    status: z.enum(leadStatuses),
    /** The step of the status, 1 to 6; a lost lead keeps the step it was lost at. */
    step: z.int().check(z.gte(1), z.lte(leadSteps)),
    kind: z.enum(leadKinds),
    /** The salesperson it belongs to; null in the pool. */
    ownerId: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
    consent: z.nullable(consentSchema),
    /** Counts the edits from 1, so that none is overwritten unseen. */
    rev: z.int().check(z.gte(1)),
    createdAt: z.date(),
    updatedAt: z.date(),
    /** When the lead became a client: what is edited later moves `updatedAt`, and not this. */
    enrolledAt: z.nullable(z.date()),
  })
  .check(
    z.refine((lead) => lead.email !== null || lead.phone !== null),
    z.refine((lead) => (lead.kind === "client") === (lead.status === "enrolled")),
    z.refine((lead) => (lead.enrolledAt !== null) === (lead.status === "enrolled")),
    z.refine((lead) => (stepOf(lead.status) ?? Math.min(lead.step, leadSteps - 1)) === lead.step),
    z.refine((lead) => lead.status !== "aiContacting" || lead.consent !== null),
  );

export type Lead = z.infer<typeof leadSchema>;

/** The fields of a lead that the server's clock fills. */
export type LeadTimestamp = "createdAt" | "updatedAt";

/**
 * A new lead, but for the timestamps.
 *
 * @param details what the form gave
 * @param ownerId the uid of the signed-in salesperson, or null for the pool
 */
export function newLead(
  details: LeadDetails,
  source: LeadSource,
  ownerId: string | null,
): Omit<Lead, LeadTimestamp> {
  return {
    ...details,
    search: leadSearch(details),
    source,
    status: "new",
    step: 1,
    kind: "lead",
    ownerId,
    consent: null,
    rev: 1,
    enrolledAt: null,
  };
}
