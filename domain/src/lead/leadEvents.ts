import * as z from "zod/mini";

import { leadSchema, type Lead } from "./lead.ts";
import { idBeforeMerges, type Note } from "./leadActivity.ts";
import type { LeadNotificationKind } from "../mail/notification.ts";

/** The fields that events are derived from; the other fields are not validated. */
export const reportedLeadSchema = z.object({
  ownerId: leadSchema.shape.ownerId,
  kind: leadSchema.shape.kind,
  rev: leadSchema.shape.rev,
  createdAt: leadSchema.shape.createdAt,
  updatedAt: leadSchema.shape.updatedAt,
});

export type ReportedLead = Pick<Lead, keyof z.infer<typeof reportedLeadSchema>>;

/** An event that salespeople are notified of. */
export type LeadEvent = {
  kind: LeadNotificationKind;
  /**
   * Distinguishes it from later events of the same kind: the lead's `rev`, or the id of an enquiry
   * or a note.
   */
  rev: number | string;
  /** The uid of who wrote the note. */
  authorId?: string;
  at: Date;
  /** The uid of the salesperson to notify. */
  to: string;
};

/**
 * The events that a write to a lead causes: a colleague handed a lead over; a lead became a client.
 * A salesperson who claims or enters a lead is not notified of it. The pool announces its own leads.
 *
 * @param before null if the lead was created
 * @param after null if it was deleted
 */
export function leadEventsOf(
  before: ReportedLead | null,
  after: ReportedLead | null,
  now: Date,
): LeadEvent[] {
  if (before === null || after === null || after.ownerId === null) return [];
  const { rev, ownerId, updatedAt: at } = after;
  if (now.getTime() - at.getTime() > newForMs) return [];

  const isHandedOver = before.ownerId !== null && before.ownerId !== ownerId;
  const isConverted = before.kind === "lead" && after.kind === "client";
  return [
    ...(isHandedOver ? [{ kind: "leadHandedOver", rev, at, to: ownerId } as const] : []),
    ...(isConverted ? [{ kind: "conversion", rev, at, to: ownerId } as const] : []),
  ];
}

/**
 * The events that a new note causes: one for each person, so who is answered and mentioned learns
 * only of the answer. Authors are not notified of their own notes. Notes that a merge moves were
 * notified when they were written.
 *
 * @param answered the uid of who wrote the note that it answers
 */
export function noteEventsOf(
  id: string,
  { mentions = [], authorId, createdAt: at }: Note,
  answered: string | null,
  now: Date,
): LeadEvent[] {
  if (idBeforeMerges(id) !== id || now.getTime() - at.getTime() > newForMs) return [];
  return [...new Set(answered === null ? mentions : [answered, ...mentions])]
    .filter((uid) => uid !== authorId)
    .map((to) => ({ kind: to === answered ? "noteReply" : "mention", rev: id, authorId, at, to }));
}

/** Whether a new owner ends the use of earlier notifications of a lead. */
export function hasNewOwner(before: ReportedLead | null, after: ReportedLead | null): boolean {
  const ownerId = after?.ownerId ?? null;
  return before !== null && ownerId !== null && ownerId !== before.ownerId;
}

/**
 * Whether a notification of a lead that has an owner is of use to its reader: only owners may open
 * their leads, and a lead with an owner no longer waits in the pool.
 */
export function hasUse(kind: unknown, reader: string, ownerId: string): boolean {
  return reader === ownerId && kind !== "newLead";
}

/**
 * A processed enquiry, as stored in `enquiries/{id}`, timestamps as `Date`. An identical enquiry
 * before `expiresAt` is not stored twice.
 */
export const keptEnquirySchema = z.strictObject({
  expiresAt: z.date(),
  leadId: z.string().check(z.minLength(1)),
  /** The id of the lead activity that stores the enquiry. */
  activityId: z.string().check(z.minLength(1)),
  /** Whether the person already had a lead; if not, the notification is about the new lead. */
  isKnown: z.boolean(),
  /** Whether the rules assigned the new lead, whose owner is notified. */
  isAssigned: z.optional(z.boolean()),
});

/**
 * The maximum age of an event, in milliseconds: the longest delay with which it can be delivered.
 * Older leads come from data migrations, which must not send a thousand mails.
 */
const newForMs = 25 * 60 * 60 * 1000;
