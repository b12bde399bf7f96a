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
  if (standards === undefined || withoutDigits[country]?.[type]?.test(number)) return true;
  // Eleven times the same digit satisfies the rule of Brazil's CPF, but is never issued.
  if (country === "BR" && /^(\d)\1*$/.test(number)) return false;
  return standards.some((standard) => matches(country, standard, number));
}

/**
 * A document as it is stored, so that a person has one key: some national numbers are also the tax
 * number or the number of the residence permit. Restores the zeros in front of Brazil's CPF, which
 * spreadsheet programs drop.
 */
export function asIssued(document: IdentityDocument): IdentityDocument {
  const { country, type } = document;
  const number =
    country === "BR" && type === "taxId" ? document.number.padStart(11, "0") : document.number;
  const issued = sameByLaw[country]?.find(([, standard]) => matches(country, standard, number));
  const isShared = issued !== undefined && checkDigitStandards[country]?.[type] !== undefined;
  if (!isShared || type === "passport") return document;
  return { country, type: issued[0], number };
}

function matches(country: string, standard: string, number: string): boolean {
  return stdnum[country]?.[standard]?.validate(number).isValid === true;
}

/** The type under which a number is stored that several types of a country share, by standard. */
const sameByLaw: Readonly<Record<string, readonly (readonly [DocumentType, string])[]>> = {
  BE: [["nationalId", "nn"]],
  BR: [["taxId", "cpf"]],
  CL: [["nationalId", "rut"]],
  ES: [
    ["nationalId", "dni"],
    ["residencePermit", "nie"],
  ],
};

/** Numbers of cards and of older documents, which have no check digits that we know. */
const withoutDigits: Readonly<Record<string, Partial<Record<DocumentType, RegExp>>>> = {
  // The number of the card.
  BE: { nationalId: /^\d{12}$/ },
  // The RG, which each state issues by its own rule.
  BR: { nationalId: /^(?=.{5,14}$)(?!\d{11}$)[A-Z]{0,2}\d+X?$/ },
  CH: { nationalId: /^[A-Z]\d{7}$/ },
  // The civil number, which people know by heart.
  PT: { nationalId: /^\d{7,8}$/ },
  // The ITIN of those without a social security number.
  US: { taxId: /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/ },
};

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
