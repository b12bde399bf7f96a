import * as z from "zod/mini";

import { emailMaxLength, patterns } from "../shared/patterns.ts";

/**
 * How far the delivery of a mail has come, in the words of Firebase's Trigger Email extension: a
 * mail waits (PENDING), is being sent (PROCESSING), was put off (RETRY), or has come to its end.
 */
export const deliveryStates = ["PENDING", "PROCESSING", "RETRY", "SUCCESS", "ERROR"] as const;

const deliverySchema = z.object({
  state: z.enum(deliveryStates),
  /** How often sending was begun. */
  attempts: z.int().check(z.gte(0)),
  startTime: z.date(),
  endTime: z.nullable(z.date()),
  /** Why the last attempt failed; null if it did not. */
  error: z.nullable(z.string()),
  /** Until when whoever is sending has the mail for itself. */
  leaseExpireTime: z.nullable(z.date()),
  /** What the mail server said to a mail it took. */
  info: z.nullable(
    z.object({
      messageId: z.nullable(z.string()),
      accepted: z.array(z.string()),
      rejected: z.array(z.string()),
      response: z.nullable(z.string()),
    }),
  ),
});

export type Delivery = z.infer<typeof deliverySchema>;
export type DeliveryInfo = NonNullable<Delivery["info"]>;

const messageSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export type MailMessage = z.infer<typeof messageSchema>;

/**
 * A mail as stored in `mail/{id}`, timestamps as `Date`: the schema of the Trigger Email extension,
 * so that either the extension or our own function can send it. Server only, because a mail holds
 * links that sign somebody in.
 */
export const mailSchema = z.object({
  /** One person: nobody learns of another recipient, and no mail is half delivered. */
  to: z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email)),
  /** Left out, it is the sender of the configuration. */
  from: z.optional(z.string()),
  replyTo: z.optional(z.string()),
  message: messageSchema,
  delivery: deliverySchema,
  /** When Firestore deletes it. */
  expireAt: z.date(),
});

export type Mail = z.infer<typeof mailSchema>;

/** An id of a mail that is also good for a task's name. */
export const mailIdPattern = /^[A-Za-z0-9_-]{1,128}$/;

/** How long a mail is kept, in milliseconds. */
export const mailLifetime = 7 * 24 * 60 * 60 * 1000;

/** A mail that waits to be sent. */
export function newMail(mail: Pick<Mail, "to" | "replyTo" | "message">, now: Date): Mail {
  return {
    ...mail,
    delivery: {
      state: "PENDING",
      attempts: 0,
      startTime: now,
      endTime: null,
      error: null,
      leaseExpireTime: null,
      info: null,
    },
    expireAt: new Date(now.getTime() + mailLifetime),
  };
}
