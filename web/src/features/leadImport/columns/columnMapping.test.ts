import { expect, test } from "vitest";

import { guessMapping, isEnough, type ImportField } from "./columnMapping.ts";

/** The guessed mapping, with the heading of each column. */
function found(headings: readonly string[]) {
  const mapping = Object.entries(guessMapping(headings));
  return Object.fromEntries(
    mapping.flatMap(([field, column]) => (column === null ? [] : [[field, headings[column]]])),
  );
}

test.each<[string, Partial<Record<ImportField, string>>]>([
  ["English", { firstName: "First name", lastName: "Last Name", email: "E-mail", phone: "PHONE" }],
  ["Spanish", { firstName: "Nombre", lastName: "Apellidos", email: "Correo electrónico" }],
  ["Portuguese", { firstName: "Nome", lastName: "Sobrenome", phone: "Celular", plan: "Plano" }],
  ["French", { firstName: "Prénom", lastName: "Nom", email: "Courriel", plan: "Formule" }],
  ["a name in one column", { fullName: "Name", email: "email" }],
  ["a CRM", { fullName: "Contact Name", email: "Email Address", phone: "Mobile Phone" }],
  ["words around it", { fullName: "Nombre completo", phone: "Teléfono (casa)", email: "E-mail 1" }],
])("recognizes the headings of %s in any order", (_whose, expected) => {
  const headings = Object.values(expected);
  expect(found(headings)).toEqual(expected);
  expect(found(["Notes", ...headings.toReversed()])).toEqual(expected);
});

test("prefers exact headings to likely ones and uses no column twice", () => {
  expect(found(["Second e-mail", "E-mail", "Tel", "Phone"])).toEqual({
    email: "E-mail",
    phone: "Tel",
  });
  const columns = Object.values(guessMapping(["Plan", "Plan", "Name", "Name"])).filter(
    (column) => column !== null,
  );
  expect(new Set(columns).size).toBe(columns.length);
});

test("takes the value of an email and a phone, not its label, as address books save them", () => {
  const headings =
    "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value";
  expect(guessMapping(headings.split(","))).toMatchObject({
    firstName: 0,
    lastName: 1,
    email: 3,
    phone: 5,
  });
});

test("guesses nothing from meaningless headings", () => {
  expect(found(["", "A", "B", "x1"])).toEqual({});
  expect(Object.values(guessMapping(null)).every((column) => column === null)).toBe(true);
});

test.each<[string[], boolean]>([
  [["Name", "E-mail"], true],
  [["First name", "Last name", "Phone"], true],
  [["First name", "E-mail"], false],
  [["Name", "Plan"], false],
])("decides whether %j is enough for a lead: %s", (headings, enough) => {
  const mapping = guessMapping(headings);
  const asFirst = headings.includes("First name");
  expect(isEnough(asFirst ? { ...mapping, fullName: null } : mapping)).toBe(enough);
});
