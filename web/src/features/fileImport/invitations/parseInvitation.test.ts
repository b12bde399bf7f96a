import { expect, test } from "vitest";

import { findColumns } from "../file/columns.ts";
import { cellsOf } from "../testing/cellsOf.ts";
import { invitationHeadings, type InvitationColumn } from "./invitationColumns.ts";
import { parseInvitation, type InvitationProblem } from "./parseInvitation.ts";

/** A row with the given cells changed, parsed. */
function parsed(change: Partial<Record<InvitationColumn, string>> = {}) {
  const row = {
    email: "Camille@Example.com",
    name: " Camille   Laurent ",
    role: "Sales",
    language: "fr-FR",
    ...change,
  };
  return parseInvitation(cellsOf<InvitationColumn>(row), "2027-01-31");
}

test("parses a row", () => {
  const item = {
    email: "camille@example.com",
    name: "Camille Laurent",
    role: "sales",
    language: "fr",
  };
  expect(parsed()).toMatchObject({ name: "Camille Laurent", contact: "camille@example.com", item });
});

test.each<[InvitationColumn, InvitationProblem, string]>([
  ["email", "email", "camille@"],
  ["email", "email", ""],
  ["name", "name", ""],
  ["role", "role", "boss"],
  ["role", "role", ""],
  ["role", "role", "none"],
  ["language", "language", "German"],
  ["ends", "ends", "31/01/2027"],
  ["ends", "ends", "2027-02-30"],
  ["ends", "ends", "2027-01-30"],
])("rejects a row whose %s is wrong (%s: %j)", (heading, problem, cell) => {
  expect(parsed({ [heading]: cell })).toMatchObject({ problems: [problem] });
});

test("reads the last day with access, from today on", () => {
  expect(parsed({ ends: "2027-01-31" })).toMatchObject({ item: { endsOn: "2027-01-31" } });
  expect(parsed({ ends: "" })).not.toHaveProperty("item.endsOn");
});

test.each([
  ["Vendedora", "sales"],
  ["Conseillère", "sales"],
  ["Profissional de saúde", "medical"],
  ["Assuré", "member"],
  ["ADMINISTRATOR", "admin"],
])("reads the role %s in the user's language", (role, meaning) => {
  expect(parsed({ role })).toMatchObject({ item: { role: meaning } });
});

test.each([
  ["Correo electrónico", "Nombre completo", "Rol", "Idioma"],
  ["E-mail", "Nome", "Função", "Idioma"],
  ["Adresse e-mail", "Nom", "Rôle", "Langue"],
])("finds the columns by the headings %s, %s, %s, %s", (...titles) => {
  const columns = { email: 3, name: 2, role: 1, language: 0 };
  const found = findColumns(titles.toReversed(), invitationHeadings);
  expect(Object.fromEntries(found)).toEqual(columns);
});
