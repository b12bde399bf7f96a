import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

export const documentTypes = ["nationalId", "residencePermit", "passport", "taxId"] as const;

export type DocumentType = (typeof documentTypes)[number];

export const identityDocumentSchema = z.strictObject({
  country: z.string().check(z.regex(patterns.country)),
  type: z.enum(documentTypes),
  number: z.string().check(z.regex(patterns.documentNumber)),
});

/**
 * An identity document in stored form: country as ISO 3166-1 alpha-2, number without separators.
 */
export type IdentityDocument = z.infer<typeof identityDocumentSchema>;

/** Normalizes a typed number: removes blanks, dots, dashes and slashes, and uppercases it. */
export function normalizeDocumentNumber(written: string): string {
  return written.replace(/[\s\p{Cf}\p{Pd}\u{2212}./]/gu, "").toUpperCase();
}
