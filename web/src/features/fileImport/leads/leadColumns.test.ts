import { expect, test } from "vitest";

import { guessColumns, isEnough, type LeadField } from "./leadColumns.ts";

/** The guessed columns by their headings. */
function found(headings: readonly string[]) {
  const columns = [...guessColumns(headings)];
  return Object.fromEntries(columns.map(([field, column]) => [field, headings[column]]));
}

test.each<[string, Partial<Record<LeadField, string>>]>([
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
  const columns = [...guessColumns(["Plan", "Plan", "Name", "Name"]).values()];
  expect(new Set(columns).size).toBe(columns.length);
});

test("takes the value of an email and a phone, not its label, as address books save them", () => {
  const headings =
    "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value";
  expect(Object.fromEntries(guessColumns(headings.split(",")))).toEqual({
    firstName: 0,
    lastName: 1,
    email: 3,
    phone: 5,
  });
});

test("guesses nothing from meaningless headings", () => {
  expect(found(["", "A", "B", "x1"])).toEqual({});
  expect(guessColumns(null).size).toBe(0);
});

test.each<[string[], boolean]>([
  [["Name", "E-mail"], true],
  [["First name", "Last name", "Phone"], true],
  [["First name", "E-mail"], false],
  [["Name", "Plan"], false],
])("decides whether %j is enough for a lead: %s", (headings, enough) => {
  const columns = new Map(guessColumns(headings));
  if (headings.includes("First name")) columns.delete("fullName");
  expect(isEnough(columns)).toBe(enough);
});
