import * as z from "zod/mini";

import { notificationKinds } from "./notification.ts";

/**
 * What of one kind of news has gone to one salesperson lately, as stored in `newsWindows/{id}`,
 * timestamps as `Date`: mails follow each other at a distance, and what happens between them is
 * collected. With `uid` null it is about everyone: more news than a team can use are not passed on one
 * by one.
 */
export const digestWindowSchema = z.strictObject({
  kind: z.enum(notificationKinds),
  uid: z.nullable(z.string().check(z.minLength(1))),
  /** When the next mail may go. */
  mailAfter: z.date(),
  /** When no notification of before counts any more: what the rate of notifications is kept as. */
  quietAt: z.date(),
  /** When what was collected is to be sent; null where there is nothing. */
  dueAt: z.nullable(z.date()),
  /** The latest lead of those for which there was no notification. */
  missedLeadId: z.nullable(z.string().check(z.minLength(1))),
  /** When Firestore deletes it. */
  expiresAt: z.date(),
});

export type DigestWindow = z.infer<typeof digestWindowSchema>;
