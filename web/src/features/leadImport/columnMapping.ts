import { exactHeadings, likelyHeadings, nameHeadings } from "./headingWords.ts";
import { bareWord } from "./wordForms.ts";

/** What a column of a file can be. */
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

/** Which column, from 0, holds what; null where none does. */
export type ColumnMapping = Readonly<Record<ImportField, number | null>>;

/** The columns that the headings of a file most likely mean, in any of our languages. */
export function guessMapping(headings: readonly string[] | null): ColumnMapping {
  const written = (headings ?? []).map(bareWord);
  const mapping: Record<ImportField, number | null> = { ...noMapping };
  const isFree = (column: number) => !Object.values(mapping).includes(column);
  const find = (fits: (word: string) => boolean) => {
    const column = written.findIndex((word, at) => word !== "" && isFree(at) && fits(word));
    return column === -1 ? null : column;
  };
  // All that is certain before all that is likely: `e-mail 2` must not take the place of `e-mail`.
  for (const field of importFields) mapping[field] = find((word) => exactHeadings[field].has(word));
  for (const field of importFields) {
    mapping[field] ??= find((word) => likelyHeadings[field]?.test(word) ?? false);
  }
  const name = find((word) => nameHeadings.has(word));
  // `Nombre` beside `Apellidos` is the first name, `Nom` beside `Prénom` the last one.
  if (name !== null) {
    if (mapping.firstName === null && mapping.lastName !== null) mapping.firstName = name;
    else if (mapping.lastName === null && mapping.firstName !== null) mapping.lastName = name;
    else mapping.fullName ??= name;
  }
  return mapping;
}

/** Whether rows can become leads at all: with a name, and a way to reach the person. */
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
