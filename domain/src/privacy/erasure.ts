import * as z from "zod/mini";

import { collections } from "../shared/collections.ts";

/** How many documents of each collection an erasure has deleted or emptied. */
export const erasedSchema = z.partialRecord(z.enum(collections), z.int().check(z.gte(0)));

type Erased = z.infer<typeof erasedSchema>;

/** Who is erased: a lead's person, or an account's owner. */
const erasureSubjects = ["lead", "account"] as const;

export type ErasureSubject = (typeof erasureSubjects)[number];

/**
 * How far the erasure of a person has come, as stored in `erasures/{id}`, timestamps as `Date`. It has
 * ids and counts and nothing else of the person. Server only.
 */
export const erasureSchema = z.strictObject({
  subject: z.enum(erasureSubjects),
  /** The lead's id, or the account's uid. */
  subjectId: z.string().check(z.minLength(1)),
  /** Who ordered it: a uid, or the name of an operator. */
  by: z.string(),
  begunAt: z.date(),
  erased: erasedSchema,
  finishedAt: z.nullable(z.date()),
  /** When Firestore deletes it; null until it is finished. */
  expiresAt: z.nullable(z.date()),
});

export type Erasure = z.infer<typeof erasureSchema>;

/**
 * How long a finished erasure is looked at again each night, in milliseconds: what an event or a device
 * without a network brings late goes, too.
 */
export const erasureLifetime = 30 * 24 * 60 * 60 * 1000;

/** The id of a person's erasure: there is one, however often it is asked for. */
export function erasureId(subject: ErasureSubject, subjectId: string): string {
  return `${subject}-${subjectId}`;
}

/** How many documents an erasure has deleted or emptied. */
export function erasedCount(erased: Erased): number {
  return Object.values(erased).reduce((sum, count) => sum + count, 0);
}
