import type { Headings } from "../file/columns.ts";

export const invitationColumns = ["email", "name", "role", "language"] as const;

export type InvitationColumn = (typeof invitationColumns)[number] | "ends";

/** The headings of the columns. None is guessed. */
export const invitationHeadings: Headings<InvitationColumn> = new Map<InvitationColumn, string>([
  [
    "email",
    "email, e mail, mail, email address, work email, correo, correo electronico, " +
      "endereco de e mail, adresse e mail, courriel",
  ],
  ["name", "name, full name, nombre, nombre completo, nome, nome completo, nom, nom complet"],
  ["role", "role, rol, funcao, papel, cargo, perfil, fonction"],
  [
    "ends",
    "ends, end date, last day, access until, fin, fecha de fin, hasta, termino, data de termino, " +
      "ate, date de fin, jusqu au",
  ],
  ["language", "language, idioma, lengua, lingua, langue"],
]);
