import { expect, test } from "vitest";

import { findColumns } from "./patientColumns.ts";
import { parsePatient, type PatientProblem } from "./parsePatient.ts";

const headings = [
  "email",
  "first name",
  "last name",
  "birth date",
  "sex",
  "language",
  "member number",
  "phone",
  "clinicians",
  "plan",
  "plan start",
  "plan end",
  "family members",
];
const today = "2028-02-29";

/** A row with the given cells changed, parsed. */
function parsed(change: Partial<Record<(typeof headings)[number], string>> = {}, extra = "") {
  const row: Record<string, string> = {
    email: "Beatriz@Example.com",
    "first name": "Beatriz",
    "last name": "Nogueira",
    "birth date": "1984-02-29",
    sex: "Female",
    language: "pt-BR",
    "member number": "sv-2041-0001",
    phone: "+55 11 98765-4321",
    clinicians: "camille@example.com; Daniel@example.com",
    ...change,
  };
  const found = findColumns(headings);
  if ("missing" in found) throw new Error("Columns are missing.");
  const cells = [...headings.map((heading) => row[heading] ?? ""), extra];
  return parsePatient(cells, headings.length, found.columns, today);
}

test("parses a row", () => {
  expect(parsed()).toEqual({
    name: "Beatriz Nogueira",
    email: "beatriz@example.com",
    problems: null,
    item: {
      email: "beatriz@example.com",
      name: "Beatriz Nogueira",
      birthDate: "1984-02-29",
      sex: "female",
      language: "pt",
      memberNumber: "SV-2041-0001",
      phone: "+5511987654321",
      clinicians: ["camille@example.com", "daniel@example.com"],
    },
  });
});

test("parses the plan and the family on it, and keeps the stored ones without", () => {
  const plan = { plan: "Padrão", "plan start": "2024-03-01" };
  expect(parsed(plan).item?.coverage).toEqual({
    plan: "standard",
    startsOn: "2024-03-01",
    family: [],
  });
  const family = { "family members": "Rui  Nogueira 2015; Íris de Sá Nogueira 2018 ;" };
  expect(parsed({ ...plan, ...family, "plan end": "2027-12-31" }).item?.coverage).toEqual({
    plan: "standard",
    startsOn: "2024-03-01",
    endsOn: "2027-12-31",
    family: [
      { name: "Rui Nogueira", birthYear: 2015 },
      { name: "Íris de Sá Nogueira", birthYear: 2018 },
    ],
  });
  expect(parsed().item).not.toHaveProperty("coverage");
});

test.each<[PatientProblem, Record<string, string>]>([
  ["plan", { plan: "Gold", "plan start": "2024-03-01" }],
  ["plan", { "plan start": "2024-03-01" }],
  ["planStart", { plan: "basic" }],
  ["planStart", { plan: "basic", "plan start": "03/01/2024" }],
  ["planEnd", { plan: "basic", "plan start": "2024-03-01", "plan end": "2024-02-29" }],
  ["planEnd", { plan: "basic", "plan start": "2024-03-01", "plan end": "soon" }],
  ["family", { plan: "basic", "plan start": "2024-03-01", "family members": "Rui Nogueira" }],
  ["family", { plan: "basic", "plan start": "2024-03-01", "family members": "2015" }],
])("reports %s in a plan written as %o", (problem, change) => {
  expect(parsed(change).problems).toEqual([problem]);
});

test.each<[string, PatientProblem, string]>([
  ["email", "email", "beatriz@"],
  ["email", "email", ""],
  ["first name", "name", ""],
  ["last name", "name", ""],
  ["birth date", "birthDate", "29/02/1984"],
  ["birth date", "birthDate", "1983-02-29"],
  ["birth date", "birthDate", "2028-03-01"],
  ["birth date", "birthDate", "1884-02-29"],
  ["sex", "sex", "M"],
  ["sex", "sex", ""],
  ["language", "language", "de"],
  ["member number", "memberNumber", "SV_2041"],
  ["phone", "phone", "11 98765-4321"],
  ["clinicians", "clinicians", ""],
  ["clinicians", "clinicians", "camille@example.com, Daniel"],
])("reports a wrong %s (%s): %j", (heading, problem, cell) => {
  expect(parsed({ [heading]: cell })).toMatchObject({ item: null, problems: [problem] });
});

test("reports too many clinicians and cells without a heading", () => {
  const clinicians = Array.from({ length: 21 }, (_, at) => `c${at}@example.com`).join(" ");
  expect(parsed({ clinicians }, "more")).toMatchObject({
    problems: ["tooManyClinicians", "tooManyCells"],
  });
});

test.each(["mujer", "FEMME", "Feminino", "femenino", "féminin"])("understands %s", (sex) => {
  expect(parsed({ sex })).toMatchObject({ item: { sex: "female" } });
});

test("parses a row without a member number and a phone", () => {
  const { item } = parsed({ "member number": "", phone: "" });
  expect(item).not.toHaveProperty("memberNumber");
  expect(item).not.toHaveProperty("phone");
});

test.each([
  [
    [
      "Correo electrónico",
      "Nombre",
      "Apellidos",
      "Fecha de nacimiento",
      "Sexo",
      "Idioma",
      "Número de asegurado",
      "Celular",
      "Médicos",
    ],
  ],
  [
    [
      "E-mail",
      "Nome",
      "Sobrenome",
      "Data de nascimento",
      "Sexo",
      "Idioma",
      "Número da carteirinha",
      "Telefone",
      "Médicos",
    ],
  ],
  [
    [
      "Courriel",
      "Prénom",
      "Nom",
      "Date de naissance",
      "Sexe",
      "Langue",
      "Numéro d’assuré",
      "Téléphone",
      "Médecins",
    ],
  ],
])("finds the columns of %j in any order", (titles) => {
  const names = { email: 8, firstName: 7, lastName: 6, memberNumber: 2, phone: 1 };
  const absent = { plan: -1, planStart: -1, planEnd: -1, family: -1 };
  const columns = { ...names, ...absent, birthDate: 5, sex: 4, language: 3, clinicians: 0 };
  expect(findColumns(titles.toReversed())).toEqual({ columns });
});

test("accepts a file without member numbers and phones", () => {
  const found = findColumns(headings.filter((each) => !["member number", "phone"].includes(each)));
  const columns = { language: 5, memberNumber: -1, phone: -1, clinicians: 6 };
  expect(found).toMatchObject({ columns });
});

test("names the columns that a file lacks", () => {
  expect(findColumns(["patient_id", "ward", "email"])).toEqual({
    missing: ["firstName", "lastName", "birthDate", "sex", "language", "clinicians"],
  });
  expect(findColumns(null)).toMatchObject({ missing: { length: 7 } });
});
