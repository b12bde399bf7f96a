import * as z from "zod/mini";

import { leadDetailsSchema, leadSources } from "./lead.ts";
import { leadKeyTypes } from "./leadKeys.ts";

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

/**
 * What a chunk of an import came to, as stored in `leadImports/{chunk}`, so that a chunk that is sent
 * again makes no lead a second time. Kept for three days.
 */
export const leadImportSchema = z.strictObject({
  outcomes: z.array(importOutcomeSchema),
  expiresAt: z.date(),
});

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
