import { expect, test } from "vitest";

import { findColumns } from "./invitationColumns.ts";
import { parseInvitation, type InvitationProblem } from "./parseInvitation.ts";

const headings = ["email", "name", "role", "language", "ends"];

/** A row with the given cells changed, parsed. */
function parsed(change: Record<string, string> = {}, extra = "") {
  const row: Record<string, string> = {
    email: "Camille@Example.com",
    name: " Camille   Laurent ",
    role: "Sales",
    language: "fr-FR",
    ...change,
  };
  const found = findColumns(headings);
  if ("missing" in found) throw new Error("Columns are missing.");
  const cells = [...headings.map((heading) => row[heading] ?? ""), extra];
  return parseInvitation(cells, headings.length, found.columns, "2027-01-31");
}

test("parses a row", () => {
  const written = { email: "camille@example.com", name: "Camille Laurent" };
  const item = { ...written, role: "sales", language: "fr" };
  expect(parsed()).toEqual({ ...written, item, problems: null });
});

test.each<[string, InvitationProblem, string]>([
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
  expect(parsed({ [heading]: cell })).toMatchObject({ item: null, problems: [problem] });
});

test("reads the last day with access, from today on", () => {
  expect(parsed({ ends: "2027-01-31" })).toMatchObject({ item: { endsOn: "2027-01-31" } });
  expect(parsed({ ends: "" }).item).not.toHaveProperty("endsOn");
});

test("rejects a row with too many cells", () => {
  expect(parsed({}, "more")).toMatchObject({ item: null, problems: ["tooManyCells"] });
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
  const columns = { email: 3, name: 2, role: 1, language: 0, ends: -1 };
  expect(findColumns(titles.toReversed())).toEqual({ columns });
});

test("names the columns that a file lacks", () => {
  expect(findColumns(["email", "phone"])).toEqual({ missing: ["name", "role", "language"] });
  expect(findColumns(null)).toMatchObject({ missing: { length: 4 } });
});
