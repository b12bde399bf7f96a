import * as z from "zod/mini";

import { contactPages, messageMaxLength, partnerKinds } from "./contact.ts";
import { languages } from "./languages.ts";
import { consentSchema } from "./lead.ts";
import { patterns } from "./patterns.ts";
import { plans } from "./plan.ts";

/**
 * Something that happened with a lead, as stored in `leads/{id}/activities/{id}`, timestamps as
 * `Date`. So far it is what a person wrote in the contact form of a public page.
 */
export const leadActivitySchema = z.strictObject({
  kind: z.literal("enquiry"),
  page: z.enum(contactPages),
  /** The language of the page, in which the person will like to be answered. */
  language: z.enum(languages),
  plan: z.enum(plans),
  message: z.nullable(z.string().check(z.minLength(1), z.maxLength(messageMaxLength))),
  company: z.nullable(z.string().check(z.regex(patterns.displayName))),
  /** How many people a business would like to cover. */
  groupSize: z.nullable(z.int().check(z.gte(1))),
  partnerKind: z.nullable(z.enum(partnerKinds)),
  consent: z.nullable(consentSchema),
  createdAt: z.date(),
});

export type LeadActivity = z.infer<typeof leadActivitySchema>;
