import * as z from "zod/mini";

import { collections } from "../shared/collections.ts";

/**
 * The kinds of notification for salespeople: a new lead waits in the pool; a colleague handed over
 * a lead; a known person wrote again; one of their leads became a client.
 */
export const notificationKinds = ["newLead", "leadHandedOver", "newEnquiry", "conversion"] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/**
 * A notification as stored in `notifications/{uid}/items/{id}`, timestamps as `Date`. Created by
 * the server. It contains nothing about the person: users who may read the lead find that there.
 */
export const notificationSchema = z.strictObject({
  kind: z.enum(notificationKinds),
  leadId: z.string().check(z.minLength(1)),
  /** The time of the event. */
  at: z.date(),
  /** When the recipient marked it as read; null until then. */
  readAt: z.nullable(z.date()),
  /** When Firestore deletes it, read or not. */
  expireAt: z.date(),
});

export type Notification = z.infer<typeof notificationSchema>;

/** How long a notification is kept, in milliseconds. */
const notificationLifetime = 90 * 24 * 60 * 60 * 1000;

/** An unread notification. */
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

/** The name of the collection of notifications below a user's id. */
export const notificationItems = "items";

/** The path of a user's notifications collection. */
export function notificationsPath(uid: string): string {
  return `${collections.notifications}/${uid}/${notificationItems}`;
}
