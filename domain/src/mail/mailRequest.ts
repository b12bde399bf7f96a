import * as z from "zod/mini";

import { languages } from "../shared/language.ts";

/** A mail with a link that someone has asked for, until it is queued. Kept by the server alone. */
export const mailRequestSchema = z.object({
  kind: z.enum(["signUp", "resetPassword", "verifyEmail"]),
  /** The address the mail goes to, and that the link is for. */
  email: z.string(),
  language: z.enum(languages),
  /** Where the link leads: the address of the site that it was asked for on. */
  origin: z.string(),
  /** The browser that asked for it, by brand and system; null where it names neither. */
  browser: z.prefault(z.nullable(z.string()), null),
  /** When it is forgotten, done or not. */
  expireAt: z.date(),
});

export type MailRequest = z.infer<typeof mailRequestSchema>;
