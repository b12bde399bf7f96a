import * as z from "zod/mini";

import { patterns } from "../../shared/patterns.ts";

/** How many views of the list of leads a user can save. */
export const savedViewMaxCount = 30;

/** The maximum length of a view's name, in UTF-16 code units. */
export const savedViewNameMaxLength = 60;

export const savedViewQueryMaxLength = 500;

/** What a user enters in a saved view. */
export const savedViewDetailsSchema = z.strictObject({
  /** One line, with the same rules as a person's name. */
  name: z.string().check(
    z.refine((name) => name.length <= savedViewNameMaxLength),
    z.regex(patterns.displayName),
  ),
  /** Whether all salespeople and administrators can open it. */
  shared: z.boolean(),
});

export type SavedViewDetails = z.infer<typeof savedViewDetailsSchema>;

/**
 * A saved view of the list of leads, as stored in `savedViews/{ownerId_place}`, timestamps as
 * `Date`. firestore.rules accepts exactly what this schema accepts.
 */
export const savedViewSchema = z.strictObject({
  ...savedViewDetailsSchema.shape,
  /**
   * The query of the list's URL. It is read like any URL, which ignores unknown parts, and lacks
   * the characters that a full name or an address needs.
   */
  query: z.string().check(z.maxLength(savedViewQueryMaxLength), z.regex(patterns.listQuery)),
  ownerId: z.string().check(z.regex(patterns.id)),
  /** Counts the changes from 1, so that concurrent changes cannot overwrite each other. */
  rev: z.int().check(z.gte(1)),
  updatedAt: z.date(),
});

export type SavedView = z.infer<typeof savedViewSchema>;

/** The id of a user's view in one of the places, which bound their number. */
export function savedViewId(ownerId: string, place: number): string {
  return `${ownerId}_${place}`;
}

/** The id of the next view, in the first free place; null if all are taken. */
export function freeSavedViewId(ownerId: string, taken: readonly string[]): string | null {
  const places = Array.from({ length: savedViewMaxCount }, (_, index) => index + 1);
  const ids = places.map((place) => savedViewId(ownerId, place));
  return ids.find((id) => !taken.includes(id)) ?? null;
}
