import { stdnum } from "stdnum";

import type { DocumentType, IdentityDocument } from "./identityDocument.ts";

/**
 * Whether a number matches its country's check digits. Numbers without check digits, or with a rule
 * we do not know, pass: the check catches typing errors and does not prove identity.
 *
 * @param document in stored form
 */
export function hasValidCheckDigits({ country, type, number }: IdentityDocument): boolean {
  const standards = checkDigitStandards[country]?.[type];
  // Eleven times the same digit satisfies the rule of Brazil's CPF, but is never issued.
  if (country === "BR" && standards !== undefined && /^(\d)\1*$/.test(number)) return false;
  return (
    standards === undefined ||
    standards.some((standard) => stdnum[country]?.[standard]?.validate(number).isValid === true)
  );
}

/** The `stdnum` names of the standards by country; a document must match one of them. */
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
