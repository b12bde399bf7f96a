import * as z from "zod/mini";

import { collections } from "../shared/collections.ts";

/** The number of documents that an erasure deleted or stripped, by collection. */
export const erasedSchema = z.partialRecord(z.enum(collections), z.int().check(z.gte(0)));

type Erased = z.infer<typeof erasedSchema>;

/** The subject of an erasure: the person of a lead, or the owner of an account. */
const erasureSubjects = ["lead", "account"] as const;

export type ErasureSubject = (typeof erasureSubjects)[number];

/**
 * The progress of an erasure, as stored in `erasures/{id}`, timestamps as `Date`. It contains only
 * ids and counts. Server only.
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
 * How long a finished erasure is repeated each night, in milliseconds, to erase what late events or
 * offline devices add.
 */
export const erasureLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * The id of a person's erasure. It is unique per person, so repeated requests share one erasure.
 */
export function erasureId(subject: ErasureSubject, subjectId: string): string {
  return `${subject}-${subjectId}`;
}

/** The number of documents that an erasure deleted or stripped. */
export function erasedCount(erased: Erased): number {
  return Object.values(erased).reduce((sum, count) => sum + count, 0);
}
