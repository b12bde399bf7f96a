import * as z from "zod/mini";

import { leadDetailsSchema, leadSources } from "./lead.ts";
import { leadKeyTypes } from "./leadUniqueKeys.ts";

/** What one file may hold, and how much of it goes into one call. */
export const leadImportLimits = {
  /** Ten megabytes: ten thousand rows with a kilobyte each, of which we need a tenth. */
  fileBytes: 10_000_000,
  rows: 10_000,
  columns: 200,
  /** A lead and its keys are four documents: so few are quick in one transaction. */
  rowsPerChunk: 100,
  rowsPerCheck: 200,
} as const;

/** Whose lead a person is already: more of it than this is nobody's business who imports. */
export const knownAs = ["mine", "pool", "colleague"] as const;

export type KnownAs = (typeof knownAs)[number];

/** A row that is to become a lead, in stored form. */
export const importedLeadSchema = z
  .strictObject({ ...leadDetailsSchema.shape, source: z.enum(leadSources) })
  .check(z.refine(({ email, phone }) => email !== null || phone !== null));

export type ImportedLead = z.infer<typeof importedLeadSchema>;

/** What became of a row: a lead, or nothing, since the person is one already. */
export const importOutcomeSchema = z.enum(["created", ...knownAs]);

export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** The id of a lead's key, which does not tell its value. */
export const leadKeyIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^(?:${leadKeyTypes.join("|")}):[0-9a-f]{64}$`, "u")));

const rowNumber = z.int().check(z.gte(0));

/**
 * What a chunk of an import came to, as stored in `leadImports/{chunk}`, so that a chunk that is sent
 * again makes no lead a second time. Kept for a day longer than an import can be undone. What an undo
 * needs is missing from chunks of earlier releases.
 */
export const leadImportSchema = z.strictObject({
  outcomes: z.array(importOutcomeSchema),
  /** The import that it is a part of: the id of a document of `importRuns`. */
  run: z.optional(z.string()),
  /** Whether an undo has looked at all of its rows, and at how many it has until now. */
  undone: z.optional(z.boolean()),
  looked: z.optional(rowNumber),
  /** The rows whose leads the undo has removed, and taken out of their owner's figures. */
  removed: z.optional(z.array(rowNumber)),
  expiresAt: z.date(),
});

/** How long an import can be undone, in milliseconds. */
export const undoableMs = 3 * 24 * 60 * 60 * 1000;

/** An import as a whole, as stored in `importRuns/{hash}`: who made it, and how far its undo is. */
export const importRunSchema = z.strictObject({
  uid: z.string(),
  importId: z.uuid(),
  createdAt: z.date(),
  /** How many leads it has made. */
  created: rowNumber,
  /** When its undo began; nothing more is imported from then on. */
  undoneAt: z.nullable(z.date()),
  /** How many leads the undo has removed so far, and how many stay because somebody has worked on them. */
  removed: rowNumber,
  kept: rowNumber,
  /** Whether the undo has looked at all of them. */
  finished: z.boolean(),
  expiresAt: z.date(),
});

export type ImportRun = z.infer<typeof importRunSchema>;

/** What an undo has come to so far. */
export const undoProgressSchema = z.object({
  removed: rowNumber,
  kept: rowNumber,
  /** Whether that is all; else the same call goes on. */
  finished: z.boolean(),
});

export type UndoProgress = z.infer<typeof undoProgressSchema>;

/** An import of one's own, as it is listed. */
export const ownImportSchema = z.object({
  importId: z.uuid(),
  /** In milliseconds since 1970. */
  createdAt: z.int(),
  created: rowNumber,
  /** How far its undo is; null where it has none. */
  undo: z.nullable(undoProgressSchema),
});

export type OwnImport = z.infer<typeof ownImportSchema>;

/**
 * The id of the lead that a row of a chunk becomes. It tells the chunk, so that whoever counts leads
 * can look up whether the import has counted this one.
 *
 * @param chunk the id of the chunk's document, 32 hexadecimal digits
 * @param row from 0
 */
export function importedLeadId(chunk: string, row: number): string {
  return `${chunk}-${String(row).padStart(3, "0")}`;
}

/** The chunk and the row that a lead's id names; null where it is not of an import's shape. */
export function importOf(leadId: string): { chunk: string; row: number } | null {
  const [, chunk, row] = /^([0-9a-f]{32})-([0-9]{3})$/.exec(leadId) ?? [];
  return chunk === undefined ? null : { chunk, row: Number(row) };
}
