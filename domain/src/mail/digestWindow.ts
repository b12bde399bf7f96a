import * as z from "zod/mini";

import { leadNotificationKinds } from "./notification.ts";

/**
 * The recent mails of one kind to one salesperson, as stored in `newsWindows/{id}`, timestamps as
 * `Date`. Mails keep a minimum interval, and events in between are collected. With `uid` null it is
 * about the emails to the whole team that leads wait in the pool.
 */
export const digestWindowSchema = z.strictObject({
  kind: z.enum(leadNotificationKinds),
  uid: z.nullable(z.string().check(z.minLength(1))),
  /** The earliest time of the next mail. */
  mailAfter: z.date(),
  /** When all earlier notifications stop counting; encodes the notification rate. */
  quietAt: z.date(),
  /** When the collected events are sent; null if there are none. */
  dueAt: z.nullable(z.date()),
  /** The latest lead that was not notified individually. */
  missedLeadId: z.nullable(z.string().check(z.minLength(1))),
  /** When Firestore deletes it. */
  expiresAt: z.date(),
});

export type DigestWindow = z.infer<typeof digestWindowSchema>;
