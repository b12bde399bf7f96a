import * as z from "zod/mini";

/** Why an address gets no more emails: it does not exist, or its owner reported one as spam. */
export const suppressionReasons = ["bounce", "complaint"] as const;

/**
 * An address to which nothing is sent, as stored in `mailSuppressions/{keyed hash of the address}`,
 * timestamps as `Date`. With `optOut`, under a hash of its own, its owner wants no more emails of
 * salespeople, but still gets others. Only the server can access it.
 */
export const mailSuppressionSchema = z.strictObject({
  reason: z.enum([...suppressionReasons, "optOut"]),
  /** When Firestore deletes it. */
  expireAt: z.date(),
});

export type MailSuppression = z.infer<typeof mailSuppressionSchema>;

const year = 365 * 24 * 60 * 60 * 1000;

/** A suppression that begins now: for a year, as mailboxes change, or ten if their owners want it. */
export function newSuppression(reason: MailSuppression["reason"], now: Date): MailSuppression {
  return { reason, expireAt: new Date(now.getTime() + (reason === "optOut" ? 10 : 1) * year) };
}
