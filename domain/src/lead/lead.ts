import * as z from "zod/mini";

import { identityDocumentSchema } from "./identityDocument.ts";
import { languages } from "../shared/language.ts";
import { leadLossSchema } from "./leadLoss.ts";
import { leadSearch, searchBytes, searchBytesMax, searchKeysMax } from "./leadSearch.ts";
import { leadStatuses, leadSteps, stepOf } from "./leadStatus.ts";
import { dueDaySchema } from "../shared/due.ts";
import { emailMaxLength, patterns, wordingMaxLength } from "../shared/patterns.ts";
import { plans } from "../site/plan.ts";

/** A client is a lead that has enrolled. */
export const leadKinds = ["lead", "client"] as const;

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

/**
 * A lead's plan of interest. `undecided` is that of people who don't know yet, or asked about
 * something else, such as a partnership. Only the server stores it, and no such lead goes beyond
 * `new` (decision 111).
 */
export const leadPlans = [...plans, "undecided"] as const;

export type LeadPlan = (typeof leadPlans)[number];

/** A person's consent to be contacted by an automatic assistant. */
export const consentSchema = z.strictObject({
  // The rules count UTF-16 code units, as JavaScript does; zod would count code points.
  wording: z.string().check(
    z.refine((text) => text.length <= wordingMaxLength),
    z.regex(patterns.wording),
  ),
  language: z.enum(languages),
  at: z.date(),
});

/** The details that salespeople enter and edit, in stored form. */
export const leadDetailsSchema = z.strictObject({
  firstName: z.string().check(z.regex(patterns.name)),
  lastName: z.string().check(z.regex(patterns.name)),
  identityDocument: z.nullable(identityDocumentSchema),
  email: z.nullable(z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email))),
  phone: z.nullable(z.string().check(z.regex(patterns.phone))),
  plan: z.enum(leadPlans),
});

export type LeadDetails = z.infer<typeof leadDetailsSchema>;

/**
 * A lead as stored in `leads/{id}`, timestamps as `Date`. firestore.rules accepts exactly what this
 * schema accepts; a property test compares the two.
 */
export const leadSchema = z
  .strictObject({
    ...leadDetailsSchema.shape,
    /** The search keys, generated from the details by `leadSearch`. */
    search: z.record(z.string(), z.literal(true)).check(
      z.refine((search) => Object.keys(search).length <= searchKeysMax),
      z.refine((search) => searchBytes(search) <= searchBytesMax),
      z.refine((search) => patterns.search.test(Object.keys(search).join(" "))),
    ),
    source: z.enum(leadSources),
    status: z.enum(leadStatuses),
    /** The step of the status, 1 to 6. A lost lead keeps its last step. */
    step: z.int().check(z.gte(1), z.lte(leadSteps)),
    kind: z.enum(leadKinds),
    /** The uid of the salesperson who owns the lead; null in the pool. */
    ownerId: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
    consent: z.nullable(consentSchema),
    /** Counts the edits from 1, so that concurrent edits cannot overwrite each other. */
    rev: z.int().check(z.gte(1)),
    createdAt: z.date(),
    /** Also moves, without a revision, when the person writes or an open lead's owner acts on it. */
    updatedAt: z.date(),
    /** When the lead became a client. Later edits change `updatedAt` but not this field. */
    enrolledAt: z.nullable(z.date()),
    /** Why the lead is lost; left out for other statuses, and if an earlier release lost it. */
    loss: z.optional(leadLossSchema),
    /**
     * The day of the next step, which is a document of its own, so that lists can ask for it; `none`
     * if an owner's open lead has no step; left out if it can't have one. Only the server writes it
     * (decision 96).
     */
    nextStepDay: z.optional(z.union([dueDaySchema, z.literal("none")])),
    /**
     * The id that the leads of one household share: that of the lead whose address or phone number
     * the others have too. Left out if the lead has none. Only the server writes it.
     */
    household: z.optional(z.string().check(z.regex(patterns.id))),
    /**
     * The monthly price of the latest quote, which is a document of its own, as it was when the
     * quote was made. Left out without a quote. Only the server writes it (decision 99).
     */
    monthlyPremium: z.optional(z.int().check(z.gte(0))),
  })
  .check(
    z.refine((lead) => lead.email !== null || lead.phone !== null),
    z.refine((lead) => (lead.kind === "client") === (lead.status === "enrolled")),
    z.refine((lead) => (lead.enrolledAt !== null) === (lead.status === "enrolled")),
    z.refine((lead) => (stepOf(lead.status) ?? Math.min(lead.step, leadSteps - 1)) === lead.step),
    z.refine((lead) => lead.status === "lost" || lead.loss === undefined),
    z.refine((lead) => lead.status !== "aiContacting" || lead.consent !== null),
    z.refine((lead) => lead.plan !== "undecided" || ["new", "lost"].includes(lead.status)),
  );

export type Lead = z.infer<typeof leadSchema>;

/** The fields of a lead that the server's clock sets. */
export type LeadTimestamp = "createdAt" | "updatedAt";

/**
 * A new lead without its timestamps.
 *
 * @param details the validated form
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
