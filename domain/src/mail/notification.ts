import * as z from "zod/mini";

import { collections } from "../shared/collections.ts";

/**
 * What a salesperson is told of: someone has written to us, and waits in the pool; a colleague has
 * handed them a lead; a known person has written again; a lead of theirs has become a client.
 */
export const notificationKinds = ["newLead", "leadHandedOver", "newEnquiry", "conversion"] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/**
 * A notification as stored in `notifications/{uid}/items/{id}`, timestamps as `Date`. Created by the
 * server. It says nothing of the person it is about: whoever may read the lead finds that there.
 */
export const notificationSchema = z.strictObject({
  kind: z.enum(notificationKinds),
  leadId: z.string().check(z.minLength(1)),
  /** When it happened. */
  at: z.date(),
  /** When its reader said that they had read it; null until then. */
  readAt: z.nullable(z.date()),
  /** When Firestore deletes it, read or not. */
  expireAt: z.date(),
});

export type Notification = z.infer<typeof notificationSchema>;

/** How long a notification is kept, in milliseconds. */
const notificationLifetime = 90 * 24 * 60 * 60 * 1000;

/** A notification that nobody has read yet. */
export function newNotification(what: Pick<Notification, "kind" | "leadId" | "at">): Notification {
  const { kind, leadId, at } = what;
  return {
    kind,
    leadId,
    at,
    readAt: null,
    expireAt: new Date(at.getTime() + notificationLifetime),
  };
}

/** The collection of a user's notifications, below their own document. */
export const notificationItems = "items";

/** The path of the collection of a user's notifications. */
export function notificationsPath(uid: string): string {
  return `${collections.notifications}/${uid}/${notificationItems}`;
}
