import { stdnum } from "stdnum";
import * as z from "zod/mini";

import { patterns } from "./patterns.ts";

/** The kinds of identity document we record. */
export const documentTypes = ["nationalId", "residencePermit", "passport", "taxId"] as const;

export type DocumentType = (typeof documentTypes)[number];

/** The countries whose documents the forms offer first, being those whose languages we speak. */
export const documentCountries = [
  "AR",
  "BE",
  "BR",
  "CA",
  "CH",
  "CL",
  "CO",
  "ES",
  "FR",
  "GB",
  "IE",
  "MX",
  "PE",
  "PT",
  "US",
] as const;

export const identityDocumentSchema = z.strictObject({
  country: z.string().check(z.regex(patterns.country)),
  type: z.enum(documentTypes),
  number: z.string().check(z.regex(patterns.documentNumber)),
});

/** An identity document in stored form: country as ISO 3166-1 alpha-2, number without separators. */
export type IdentityDocument = z.infer<typeof identityDocumentSchema>;

/** A number as people write it, without blanks, dots, dashes and slashes, in upper case. */
export function normalizeDocumentNumber(written: string): string {
  return written.replace(/[\s./-]/g, "").toUpperCase();
}

/**
 * Whether a number fits its country's check digits. Numbers of documents that carry none, or whose
 * rule we do not know, pass: the form helps against typing errors, it does not prove identity.
 *
 * @param document in stored form
 */
export function hasValidCheckDigits({ country, type, number }: IdentityDocument): boolean {
  const standards = checkDigitStandards[country]?.[type];
  return (
    standards === undefined ||
    standards.some((standard) => stdnum[country]?.[standard]?.validate(number).isValid === true)
  );
}

/** The standards, as `stdnum` names them, one of which a country's document meets. */
export const checkDigitStandards: Readonly<
  Record<string, Partial<Record<DocumentType, readonly string[]>>>
> = {
  AR: { nationalId: ["dni"], taxId: ["cuit"] },
  BE: { nationalId: ["nn"], taxId: ["nn"] },
  BR: { nationalId: ["cpf"], taxId: ["cpf"] },
  CA: { taxId: ["sin"] },
  CH: { nationalId: ["ssn"] },
  CL: { nationalId: ["rut"], taxId: ["rut"] },
  CO: { taxId: ["nit"] },
  ES: { nationalId: ["dni"], residencePermit: ["nie"], taxId: ["dni", "nie"] },
  FR: { taxId: ["nif"] },
  IE: { taxId: ["pps"] },
  MX: { nationalId: ["curp"], taxId: ["rfc"] },
  PE: { nationalId: ["cui"], taxId: ["ruc"] },
  PT: { nationalId: ["cc"], taxId: ["nif"] },
  US: { taxId: ["ssn"] },
};
