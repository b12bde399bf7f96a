import * as z from "zod/mini";

import { languages } from "../shared/language.ts";

/** A requested mail with a link or code, as stored in `mailRequests/{id}` until it is queued. */
export const mailRequestSchema = z.object({
  kind: z.enum([
    "signUp",
    "resetPassword",
    "verifyEmail",
    "invitation",
    "memberInvitation",
    "policyCode",
  ]),
  /** The address that the mail goes to and the link is for; of a policy's code, who asks for it. */
  email: z.string(),
  /** Only of a policy's code: the policy. */
  memberNumber: z.optional(z.string()),
  language: z.enum(languages),
  /** The site's own origin. Only the previous release reads it, after a rollback. */
  origin: z.string(),
  /** The requesting browser, by brand and system; null if neither is known. */
  browser: z.prefault(z.nullable(z.string()), null),
  /** When it is deleted, even if not sent. */
  expireAt: z.date(),
});

export type MailRequest = z.infer<typeof mailRequestSchema>;
