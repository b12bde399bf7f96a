import * as z from "zod/mini";

import { contactPages, messageMaxLength, partnerKinds } from "../site/contact.ts";
import { languages } from "../shared/language.ts";
import { consentSchema, leadSchema } from "./lead.ts";
import { mergeIdSchema } from "./leadMerge.ts";
import { patterns } from "../shared/patterns.ts";
import { plans } from "../site/plan.ts";

/** What a salesperson adds to their own lead. */
export const ownActivityKinds = ["note", "call"] as const;

/** The longest text of a note, in UTF-16 code units. */
export const activityTextMaxLength = 2000;

/**
 * Who somebody says they are in the contact form. Nothing verifies it: who knows the address or the
 * telephone of a lead can write to it.
 */
export const enquirySenderSchema = z.strictObject({
  firstName: leadSchema.shape.firstName,
  lastName: leadSchema.shape.lastName,
  email: leadSchema.shape.email,
  phone: leadSchema.shape.phone,
});

export type EnquirySender = z.infer<typeof enquirySenderSchema>;

/** What a person wrote in the contact form of a public page. */
export const enquirySchema = z.strictObject({
  kind: z.literal("enquiry"),
  /** Missing from enquiries of earlier releases. */
  sender: z.optional(enquirySenderSchema),
  page: z.enum(contactPages),
  /** The language of the page, in which the person will like to be answered. */
  language: z.enum(languages),
  plan: z.enum(plans),
  message: z.nullable(z.string().check(z.minLength(1), z.maxLength(messageMaxLength))),
  company: z.nullable(z.string().check(z.regex(patterns.displayName))),
  /** How many people a business would like to cover. */
  groupSize: z.nullable(z.int().check(z.gte(1))),
  partnerKind: z.nullable(z.enum(partnerKinds)),
  consent: z.nullable(consentSchema),
  createdAt: z.date(),
});

/** What the owner of a lead wrote down: firestore.rules accepts exactly what this schema accepts. */
export const ownActivitySchema = z.strictObject({
  kind: z.enum(ownActivityKinds),
  text: z.string().check(
    // The rules count code units, as JavaScript does; zod would count code points.
    z.refine((text) => text.length <= activityTextMaxLength),
    z.regex(patterns.text),
  ),
  authorId: z.string().check(z.minLength(1), z.maxLength(128)),
  createdAt: z.date(),
});

/** That a lead moved on; `ownerId` is whose it was then. */
export const statusActivitySchema = z.strictObject({
  kind: z.literal("status"),
  from: leadSchema.shape.status,
  to: leadSchema.shape.status,
  ownerId: leadSchema.shape.ownerId,
  createdAt: z.date(),
});

/** That a lead was claimed from the pool (`from` is null) or handed over. */
export const ownerActivitySchema = z.strictObject({
  kind: z.literal("owner"),
  from: leadSchema.shape.ownerId,
  to: leadSchema.shape.ownerId,
  createdAt: z.date(),
});

/** That another lead of the same person became part of this one. */
export const mergeActivitySchema = z.strictObject({
  kind: z.literal("merge"),
  mergeId: mergeIdSchema,
  /** The lead's `rev` since then: while it is the same, the merge can be undone. */
  rev: leadSchema.shape.rev,
  /** Who did it. */
  authorId: z.string().check(z.minLength(1), z.maxLength(128)),
  createdAt: z.date(),
});

/**
 * Something that happened with a lead, as stored in `leads/{id}/activities/{id}`, timestamps as
 * `Date`. Owners add notes and calls, the server the rest; nobody changes what is written.
 */
export const leadActivitySchema = z.discriminatedUnion("kind", [
  enquirySchema,
  ownActivitySchema,
  statusActivitySchema,
  ownerActivitySchema,
  mergeActivitySchema,
]);

export type LeadActivity = z.infer<typeof leadActivitySchema>;

/** What the changes of a lead are told from: the rest of it may be as it likes. */
export const trackedLeadSchema = z.object({
  status: leadSchema.shape.status,
  ownerId: leadSchema.shape.ownerId,
  rev: leadSchema.shape.rev,
  updatedAt: leadSchema.shape.updatedAt,
});

type TrackedLead = z.infer<typeof trackedLeadSchema>;

/**
 * What the server adds to a lead's activities after a change, by id. The ids are made of the lead's
 * `rev`, so that a change that is told twice counts once; and have a colon, so that no client can
 * have taken them.
 */
export function changeActivities(
  before: TrackedLead,
  after: TrackedLead,
): ReadonlyMap<string, LeadActivity> {
  const { rev, updatedAt: createdAt, ownerId } = after;
  const activities = new Map<string, LeadActivity>();
  if (before.status !== after.status) {
    const [from, to] = [before.status, after.status];
    activities.set(`status:${rev}`, { kind: "status", from, to, ownerId, createdAt });
  }
  if (before.ownerId !== ownerId) {
    activities.set(`owner:${rev}`, { kind: "owner", from: before.ownerId, to: ownerId, createdAt });
  }
  return activities;
}
