import * as z from "zod/mini";

/** Why an address gets no more emails: it does not exist, or its owner reported one as spam. */
export const suppressionReasons = ["bounce", "complaint"] as const;

/**
 * An address to which nothing is sent, as stored in `mailSuppressions/{keyed hash of the address}`,
 * timestamps as `Date`. Only the server can access it.
 */
export const mailSuppressionSchema = z.strictObject({
  reason: z.enum(suppressionReasons),
  /** When Firestore deletes it. */
  expireAt: z.date(),
});

export type MailSuppression = z.infer<typeof mailSuppressionSchema>;

/** How long an address stays suppressed, in milliseconds: a year. */
const suppressionLifetime = 365 * 24 * 60 * 60 * 1000;

/** A suppression that begins now. */
export function newSuppression(reason: MailSuppression["reason"], now: Date): MailSuppression {
  return { reason, expireAt: new Date(now.getTime() + suppressionLifetime) };
}
