import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

/** How many templates a user can save. */
export const noteTemplateMaxCount = 30;

/** The maximum length of a template's text, in UTF-16 code units. */
export const noteTemplateMaxLength = 5_000;

/** What a clinician or a salesperson enters in a template. */
export const noteTemplateDetailsSchema = z.strictObject({
  /** One line, with the same rules as a person's name. */
  name: z.string().check(z.regex(patterns.displayName)),
  text: z.string().check(
    // The rules count UTF-16 code units, as JavaScript does; zod would count code points.
    z.refine((text) => text.length <= noteTemplateMaxLength),
    z.regex(patterns.text),
  ),
});

export type NoteTemplateDetails = z.infer<typeof noteTemplateDetailsSchema>;

/**
 * A clinician's own template of a note, or a salesperson's of a message, whose subject is its name; as
 * stored in `noteTemplates/{ownerId_place}`, timestamps as `Date`. It contains no personal data, but
 * placeholders for it (`mail/leadMail.ts`). firestore.rules accepts exactly what this schema accepts.
 */
export const noteTemplateSchema = z.strictObject({
  ...noteTemplateDetailsSchema.shape,
  ownerId: z.string().check(z.regex(patterns.id)),
  /** Counts the changes from 1, so that concurrent changes cannot overwrite each other. */
  rev: z.int().check(z.gte(1)),
  updatedAt: z.date(),
});

export type NoteTemplate = z.infer<typeof noteTemplateSchema>;

/** The id of a user's template in one of the places, which bound their number. */
export function noteTemplateId(ownerId: string, place: number): string {
  return `${ownerId}_${place}`;
}

/** The id of the next template, in the first free place; null if all are taken. */
export function freeNoteTemplateId(ownerId: string, taken: readonly string[]): string | null {
  const places = Array.from({ length: noteTemplateMaxCount }, (_, index) => index + 1);
  const ids = places.map((place) => noteTemplateId(ownerId, place));
  return ids.find((id) => !taken.includes(id)) ?? null;
}
