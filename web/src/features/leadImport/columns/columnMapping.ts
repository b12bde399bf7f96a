import { exactHeadings, likelyHeadings, nameHeadings } from "./headingWords.ts";
import { bareWord } from "./wordForms.ts";

/** The fields that a column of a file can have. */
export const importFields = [
  "fullName",
  "firstName",
  "lastName",
  "email",
  "phone",
  "plan",
  "source",
  "documentNumber",
  "documentType",
  "documentCountry",
] as const;

export type ImportField = (typeof importFields)[number];

/** The column of each field, from 0; null if there is none. */
export type ColumnMapping = Readonly<Record<ImportField, number | null>>;

/** Guesses the columns from a file's headings, in any supported language. */
export function guessMapping(headings: readonly string[] | null): ColumnMapping {
  const written = (headings ?? []).map(bareWord);
  const mapping: Record<ImportField, number | null> = { ...noMapping };
  const isFree = (column: number) => !Object.values(mapping).includes(column);
  const find = (fits: (word: string) => boolean) => {
    const column = written.findIndex((word, at) => word !== "" && isFree(at) && fits(word));
    return column === -1 ? null : column;
  };
  // Exact matches first: `e-mail 2` must not take the place of `e-mail`.
  for (const field of importFields) mapping[field] = find((word) => exactHeadings[field].has(word));
  for (const field of importFields) {
    mapping[field] ??= find((word) => likelyHeadings[field]?.test(word) ?? false);
  }
  const name = find((word) => nameHeadings.has(word));
  // `Nombre` next to `Apellidos` is the first name; `Nom` next to `Prénom` is the last name.
  if (name !== null) {
    if (mapping.firstName === null && mapping.lastName !== null) mapping.firstName = name;
    else if (mapping.lastName === null && mapping.firstName !== null) mapping.lastName = name;
    else mapping.fullName ??= name;
  }
  return mapping;
}

/** Whether rows can become leads at all: needs a name and a way to contact the person. */
export function isEnough(mapping: ColumnMapping): boolean {
  const named =
    mapping.fullName !== null || (mapping.firstName !== null && mapping.lastName !== null);
  return named && (mapping.email !== null || mapping.phone !== null);
}

const noMapping: ColumnMapping = {
  fullName: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  plan: null,
  source: null,
  documentNumber: null,
  documentType: null,
  documentCountry: null,
};
