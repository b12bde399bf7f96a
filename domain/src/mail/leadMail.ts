import * as z from "zod/mini";

import { suppressionReasons } from "./mailSuppression.ts";
import { patterns } from "../shared/patterns.ts";

/**
 * What became of an email to a lead: it waits, the mail server took it, it was given up, or the
 * mail service reported a bounce or a complaint afterwards.
 */
export const leadMailStates = ["queued", "sent", "failed", ...suppressionReasons] as const;

export type LeadMailState = (typeof leadMailStates)[number];

/** One line, with the same rules as the name of a saved template. */
export const leadMailSubjectSchema = z.string().check(z.regex(patterns.displayName));

/** What the timeline keeps of an email that the portal sent, besides its text. */
export const leadMailSchema = z.strictObject({
  /** The id in `mail`, which is deleted after a week. */
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  subject: leadMailSubjectSchema,
  state: z.enum(leadMailStates),
});

/** The names of the placeholders in a text, such as `plan` in "the {{plan}} plan". */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name = ""]) => name))];
}

/** A text with its placeholders filled in. One without a value stays, so that it is noticed. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

const placeholder = /\{\{ *([^{}]*?) *\}\}/g;
