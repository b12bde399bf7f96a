import { expect, test } from "vitest";

import { findColumns } from "../file/columns.ts";
import { cellsOf } from "../testing/cellsOf.ts";
import { parsePatient, type PatientProblem } from "./parsePatient.ts";
import { patientHeadings, type PatientColumn } from "./patientColumns.ts";

const today = "2028-02-29";

/** A row with the given cells changed, parsed. */
function parsed(change: Partial<Record<PatientColumn, string>> = {}) {
  const row = {
    email: "Beatriz@Example.com",
    firstName: "Beatriz",
    lastName: "Nogueira",
    birthDate: "1984-02-29",
    sex: "Female",
    language: "pt-BR",
    memberNumber: "sv-2041-0001",
    phone: "+55 11 98765-4321",
    clinicians: "camille@example.com; Daniel@example.com",
    ...change,
  };
  return parsePatient(cellsOf<PatientColumn>(row), today);
}

const item = {
  email: "beatriz@example.com",
  name: "Beatriz Nogueira",
  birthDate: "1984-02-29",
  sex: "female",
  language: "pt",
  memberNumber: "SV-2041-0001",
  phone: "+5511987654321",
  clinicians: ["camille@example.com", "daniel@example.com"],
};

test("parses a row", () => {
  const { name, email } = item;
  expect(parsed()).toEqual({ name, contact: email, keys: [email], item });
});

test("parses the plan and the family on it, and keeps the stored ones without", () => {
  const plan = { plan: "Padrão", planStart: "2024-03-01" };
  expect(parsed(plan)).toHaveProperty("item.coverage", {
    plan: "standard",
    startsOn: "2024-03-01",
    family: [],
  });
  const family = "Rui  Nogueira 2015; Íris de Sá Nogueira 2018 ;";
  expect(parsed({ ...plan, family, planEnd: "2027-12-31" })).toHaveProperty("item.coverage", {
    plan: "standard",
    startsOn: "2024-03-01",
    endsOn: "2027-12-31",
    family: [
      { name: "Rui Nogueira", birthYear: 2015 },
      { name: "Íris de Sá Nogueira", birthYear: 2018 },
    ],
  });
  expect(parsed()).not.toHaveProperty("item.coverage");
});

test.each<[PatientProblem, Parameters<typeof parsed>[0]]>([
  ["plan", { plan: "Gold", planStart: "2024-03-01" }],
  ["plan", { planStart: "2024-03-01" }],
  ["planStart", { plan: "basic" }],
  ["planStart", { plan: "basic", planStart: "03/01/2024" }],
  ["planEnd", { plan: "basic", planStart: "2024-03-01", planEnd: "2024-02-29" }],
  ["planEnd", { plan: "basic", planStart: "2024-03-01", planEnd: "soon" }],
  ["family", { plan: "basic", planStart: "2024-03-01", family: "Rui Nogueira" }],
  ["family", { plan: "basic", planStart: "2024-03-01", family: "2015" }],
])("reports %s in a plan written as %o", (problem, change) => {
  expect(parsed(change)).toMatchObject({ problems: [problem] });
});

test.each<[PatientColumn, PatientProblem, string]>([
  ["email", "email", "beatriz@"],
  ["email", "email", ""],
  ["firstName", "name", ""],
  ["lastName", "name", ""],
  ["birthDate", "birthDate", "29/02/1984"],
  ["birthDate", "birthDate", "1983-02-29"],
  ["birthDate", "birthDate", "2028-03-01"],
  ["birthDate", "birthDate", "1884-02-29"],
  ["sex", "sex", "M"],
  ["sex", "sex", ""],
  ["language", "language", "de"],
  ["memberNumber", "memberNumber", "SV_2041"],
  ["phone", "phone", "11 98765-4321"],
  ["clinicians", "clinicians", ""],
  ["clinicians", "clinicians", "camille@example.com, Daniel"],
])("reports a wrong %s (%s): %j", (heading, problem, cell) => {
  expect(parsed({ [heading]: cell })).toMatchObject({ problems: [problem] });
});

test("reports too many clinicians", () => {
  const clinicians = Array.from({ length: 21 }, (_, at) => `c${at}@example.com`).join(" ");
  expect(parsed({ clinicians })).toMatchObject({ problems: ["tooManyClinicians"] });
});

test.each(["mujer", "FEMME", "Feminino", "femenino", "féminin"])("understands %s", (sex) => {
  expect(parsed({ sex })).toMatchObject({ item: { sex: "female" } });
});

test("parses a row without a member number and a phone", () => {
  const { memberNumber: _number, phone: _phone, ...rest } = item;
  expect(parsed({ memberNumber: "", phone: "" })).toHaveProperty("item", rest);
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
  const columns = {
    email: 8,
    firstName: 7,
    lastName: 6,
    birthDate: 5,
    sex: 4,
    language: 3,
    memberNumber: 2,
    phone: 1,
    clinicians: 0,
  };
  const found = findColumns(titles.toReversed(), patientHeadings);
  expect(Object.fromEntries(found)).toEqual(columns);
});
