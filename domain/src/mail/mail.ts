import * as z from "zod/mini";

import { notificationSettingSchema } from "../account/user.ts";
import { emailMaxLength, patterns } from "../shared/patterns.ts";

/**
 * The delivery states of Firebase's Trigger Email extension: waiting (PENDING), being sent
 * (PROCESSING), postponed (RETRY), or finished (SUCCESS, ERROR).
 */
export const deliveryStates = ["PENDING", "PROCESSING", "RETRY", "SUCCESS", "ERROR"] as const;

const deliverySchema = z.object({
  state: z.enum(deliveryStates),
  /** The number of attempts started. */
  attempts: z.int().check(z.gte(0)),
  startTime: z.date(),
  endTime: z.nullable(z.date()),
  /** Why the last attempt failed; null if it did not. */
  error: z.nullable(z.string()),
  /** How long the current sender has exclusive use of the mail. */
  leaseExpireTime: z.nullable(z.date()),
  /** The mail server's response to an accepted mail. */
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

const attachmentSchema = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.string(),
});

export type MailAttachment = z.infer<typeof attachmentSchema>;

const messageSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.optional(z.array(attachmentSchema)),
});

export type MailMessage = z.infer<typeof messageSchema>;

const subscriptionSchema = z.strictObject({
  uid: z.string().check(z.minLength(1)),
  setting: notificationSettingSchema,
});

/** The setting of an account that a mail was sent for, and that its reader can turn off. */
export type Subscription = z.infer<typeof subscriptionSchema>;

const remindedSchema = z.strictObject({
  appointmentId: z.string().check(z.minLength(1)),
  startsAt: z.date(),
  /** The uid of the reader. */
  uid: z.string().check(z.minLength(1)),
});

/** The appointment that a mail reminds of, as it was when the mail was queued. */
export type Reminded = z.infer<typeof remindedSchema>;

const personalSchema = z.strictObject({
  leadId: z.string().check(z.minLength(1)),
  /** The name of the salesperson, which is shown as the sender. */
  name: z.string(),
});

/**
 * A mail as stored in `mail/{id}`, timestamps as `Date`. Follows the schema of the Trigger Email
 * extension, so that either the extension or our own function can send it. Server only, because
 * mails contain sign-in links.
 */
export const mailSchema = z.object({
  /** A single recipient: recipients do not see each other, and a mail is never partly delivered. */
  to: z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email)),
  /** Defaults to the sender of the configuration. */
  from: z.optional(z.string()),
  replyTo: z.optional(z.string()),
  message: messageSchema,
  /** Only of notifications and reports, which have a queue of their own. */
  subscription: z.optional(subscriptionSchema),
  /** Only of reminders, which aren't sent if the appointment has changed since. */
  reminded: z.optional(remindedSchema),
  /** Only of what a salesperson wrote to a lead, whose timeline shows its delivery. */
  personal: z.optional(personalSchema),
  delivery: deliverySchema,
  /** When Firestore deletes it. */
  expireAt: z.date(),
});

export type Mail = z.infer<typeof mailSchema>;

/** A mail id that is also valid as a task name. */
export const mailIdPattern = /^[A-Za-z0-9_-]{1,128}$/;

/** How long a mail is kept, in milliseconds. */
export const mailLifetime = 7 * 24 * 60 * 60 * 1000;

/** A mail that waits to be sent. */
export function newMail(
  mail: Pick<Mail, "to" | "replyTo" | "message" | "subscription" | "reminded" | "personal">,
  now: Date,
): Mail {
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
