import * as z from "zod/mini";

import { leadSchema, type Lead } from "./lead.ts";
import type { NotificationKind } from "../mail/notification.ts";

/** What news are made of: the rest of a lead does not matter to them, and may be as it likes. */
export const reportedLeadSchema = z.object({
  ownerId: leadSchema.shape.ownerId,
  kind: leadSchema.shape.kind,
  rev: leadSchema.shape.rev,
  createdAt: leadSchema.shape.createdAt,
  updatedAt: leadSchema.shape.updatedAt,
});

export type ReportedLead = Pick<Lead, keyof z.infer<typeof reportedLeadSchema>>;

/** Something that salespeople are told. */
export type LeadEvent = {
  kind: NotificationKind;
  /** What tells it from what happens again later: the lead's `rev`, or the id of an enquiry. */
  rev: number | string;
  at: Date;
  /** The uid of the salesperson it concerns; null: every salesperson. */
  to: string | null;
};

/**
 * What a write to a lead means to salespeople: someone new is in the pool; a colleague has handed a
 * lead over; a lead has become a client. Whoever claims a lead, or enters one, knows it already.
 *
 * @param before null where the lead was created
 * @param after null where it was deleted
 */
export function leadEventsOf(
  before: ReportedLead | null,
  after: ReportedLead | null,
  now: Date,
): LeadEvent[] {
  if (after === null) return [];
  const { rev, ownerId } = after;
  const at = before === null ? after.createdAt : after.updatedAt;
  if (now.getTime() - at.getTime() > newForMs) return [];

  if (before === null) return ownerId === null ? [{ kind: "newLead", rev, at, to: null }] : [];
  if (ownerId === null) return [];
  const isHandedOver = before.ownerId !== null && before.ownerId !== ownerId;
  const isConverted = before.kind === "lead" && after.kind === "client";
  return [
    ...(isHandedOver ? [{ kind: "leadHandedOver", rev, at, to: ownerId } as const] : []),
    ...(isConverted ? [{ kind: "conversion", rev, at, to: ownerId } as const] : []),
  ];
}

/**
 * An enquiry that was kept, as stored in `enquiries/{id}`, timestamps as `Date`: the same one sent again
 * before `expiresAt` is kept once.
 */
export const keptEnquirySchema = z.strictObject({
  expiresAt: z.date(),
  leadId: z.string().check(z.minLength(1)),
  /** Of the lead's activity that it is kept as. */
  activityId: z.string().check(z.minLength(1)),
  /** Whether its person was known before; if not, their lead is the news. */
  isKnown: z.boolean(),
});

/**
 * How long something is news, in milliseconds: as long as an event may be delivered late. What is
 * older was loaded from elsewhere: nobody wants a thousand mails of a move.
 */
const newForMs = 25 * 60 * 60 * 1000;
