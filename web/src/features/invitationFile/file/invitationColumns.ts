import { headingWords, positionOf } from "../../../lib/csvFile/headings.ts";

/** The columns of a file of invitations. */
export const invitationColumns = ["email", "name", "role", "language"] as const;

export type InvitationColumn = (typeof invitationColumns)[number] | "ends";

/** The position of each column, from 0; -1 if the file has no column `ends`. */
export type InvitationColumns = Readonly<Record<InvitationColumn, number>>;

/** Finds the columns by their headings, in any supported language. None is guessed. */
export function findColumns(
  headings: readonly string[] | null,
): { columns: InvitationColumns } | { missing: readonly InvitationColumn[] } {
  const find = (column: InvitationColumn) => positionOf(headings, headingsOf[column]);
  const columns = {
    email: find("email"),
    name: find("name"),
    role: find("role"),
    language: find("language"),
    ends: find("ends"),
  };
  const missing = invitationColumns.filter((column) => columns[column] === -1);
  return missing.length === 0 ? { columns } : { missing };
}

/** The headings of each column in all supported languages, as `bareWord` writes them. */
const headingsOf: Readonly<Record<InvitationColumn, ReadonlySet<string>>> = {
  email: headingWords(
    "email, e mail, mail, email address, work email, correo, correo electronico, " +
      "endereco de e mail, adresse e mail, courriel",
  ),
  name: headingWords(
    "name, full name, nombre, nombre completo, nome, nome completo, nom, nom complet",
  ),
  role: headingWords("role, rol, funcao, papel, cargo, perfil, fonction"),
  ends: headingWords(
    "ends, end date, last day, access until, fin, fecha de fin, hasta, termino, data de termino, " +
      "ate, date de fin, jusqu au",
  ),
  language: headingWords("language, idioma, lengua, lingua, langue"),
};
