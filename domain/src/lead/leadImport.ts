import * as z from "zod/mini";

import { leadDetailsSchema, leadSources } from "./lead.ts";
import { leadKeyTypes } from "./leadUniqueKeys.ts";

export const leadImportLimits = {
  rows: 10_000,
  /** A lead with its keys takes four documents, so this many stay fast in one transaction. */
  rowsPerChunk: 100,
  rowsPerCheck: 200,
} as const;

/**
 * The owner of an existing lead of the same person. The importing user learns no more than this.
 */
export const knownAs = ["mine", "pool", "colleague"] as const;

export type KnownAs = (typeof knownAs)[number];

/** A row to import as a lead, in stored form. */
export const importedLeadSchema = z
  .strictObject({ ...leadDetailsSchema.shape, source: z.enum(leadSources) })
  .check(z.refine(({ email, phone }) => email !== null || phone !== null));

export type ImportedLead = z.infer<typeof importedLeadSchema>;

/** The outcome of a row: a new lead, or none because the person already has one. */
export const importOutcomeSchema = z.enum(["created", ...knownAs]);

export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** The id of a lead's key, which does not reveal the key's value. */
export const leadKeyIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^(?:${leadKeyTypes.join("|")}):[0-9a-f]{64}$`, "u")));

const rowNumber = z.int().check(z.gte(0));

/**
 * The outcome of a chunk of an import, as stored in `leadImports/{chunk}`, so that a repeated chunk
 * creates no duplicates. Kept one day longer than an import can be undone. Chunks from earlier
 * releases lack the fields for the undo.
 */
export const leadImportSchema = z.strictObject({
  outcomes: z.array(importOutcomeSchema),
  /** The id of the import in `importRuns`. */
  run: z.optional(z.string()),
  /** Whether the undo has processed all rows, and how many it has processed so far. */
  undone: z.optional(z.boolean()),
  looked: z.optional(rowNumber),
  /** The rows whose leads the undo has removed and subtracted from the owner's figures. */
  removed: z.optional(z.array(rowNumber)),
  expiresAt: z.date(),
});

/** How long an import can be undone, in milliseconds. */
export const undoableMs = 3 * 24 * 60 * 60 * 1000;

/** A whole import, as stored in `importRuns/{hash}`: its author and the progress of its undo. */
export const importRunSchema = z.strictObject({
  uid: z.string(),
  importId: z.uuid(),
  createdAt: z.date(),
  created: rowNumber,
  /** When the undo started; from then on the import accepts no more rows. */
  undoneAt: z.nullable(z.date()),
  /**
   * How many leads the undo has removed, and how many it kept because someone had worked on them.
   */
  removed: rowNumber,
  kept: rowNumber,
  /** Whether the undo has processed all leads. */
  finished: z.boolean(),
  expiresAt: z.date(),
});

export type ImportRun = z.infer<typeof importRunSchema>;

/** The progress of an undo. */
export const undoProgressSchema = z.object({
  removed: rowNumber,
  kept: rowNumber,
  /** Whether the undo is complete; if not, repeat the call. */
  finished: z.boolean(),
});

export type UndoProgress = z.infer<typeof undoProgressSchema>;

/** An entry in the list of the caller's imports. */
export const ownImportSchema = z.object({
  importId: z.uuid(),
  /** In milliseconds since 1970. */
  createdAt: z.int(),
  created: rowNumber,
  /** The progress of the undo; null if there is none. */
  undo: z.nullable(undoProgressSchema),
});

export type OwnImport = z.infer<typeof ownImportSchema>;

/**
 * The id of the lead created from a row. It encodes the chunk, so that the code that counts leads
 * can look up whether the import has already counted this one.
 *
 * @param chunk the id of the chunk's document, 32 hexadecimal digits
 * @param row from 0
 */
export function importedLeadId(chunk: string, row: number): string {
  return `${chunk}-${String(row).padStart(3, "0")}`;
}

/** The chunk and row encoded in a lead's id; null if no import created the id. */
export function importOf(leadId: string): { chunk: string; row: number } | null {
  const [, chunk, row] = /^([0-9a-f]{32})-([0-9]{3})$/.exec(leadId) ?? [];
  return chunk === undefined ? null : { chunk, row: Number(row) };
}
