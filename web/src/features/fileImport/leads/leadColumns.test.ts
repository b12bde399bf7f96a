import { expect, test } from "vitest";

import { guessColumns, isEnough, type LeadField } from "./leadColumns.ts";

/** The headings of the guessed columns, by field. */
function found(headings: readonly string[], cells: readonly string[] = []) {
  const examples = headings.map((_, column) => [cells[column] ?? ""].filter(Boolean));
  const columns = [...guessColumns({ headings, examples })];
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
    otherPhone: "Phone",
  });
  expect(found(["Plan", "Plan", "Name", "Name"])).toEqual({ plan: "Plan", fullName: "Name" });
});

const name = { firstName: "First Name", lastName: "Last Name" };

test.each<[string, string, string, Partial<Record<LeadField, string>>]>([
  [
    "Google Contacts",
    "First Name,Last Name,Nickname,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value",
    "Ana,Silva,,Home,ana@example.com,Mobile,612345678,Work,913456789",
    { ...name, email: "E-mail 1 - Value", phone: "Phone 1 - Value", otherPhone: "Phone 2 - Value" },
  ],
  [
    "Google Contacts, before 2024",
    "Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value",
    "Ana Silva,Ana,Silva,* Home,ana@example.com,Mobile,612345678",
    {
      firstName: "Given Name",
      lastName: "Family Name",
      fullName: "Name",
      email: "E-mail 1 - Value",
      phone: "Phone 1 - Value",
    },
  ],
  [
    "Outlook",
    "First Name,Last Name,Title,Company,Business Fax,Home Phone,Mobile Phone,E-mail Type,E-mail Display Name,E-mail Address",
    "Ana,Silva,,,,913456789,612345678,SMTP,Ana Silva (ana@example.com),ana@example.com",
    { ...name, email: "E-mail Address", phone: "Mobile Phone", otherPhone: "Home Phone" },
  ],
  [
    "Outlook in Spanish",
    "Nombre,Apellidos,Teléfono particular,Teléfono móvil,Dirección de correo electrónico",
    "Ana,Silva,,612345678,ana@example.com",
    {
      firstName: "Nombre",
      lastName: "Apellidos",
      email: "Dirección de correo electrónico",
      phone: "Teléfono móvil",
      otherPhone: "Teléfono particular",
    },
  ],
  [
    "Outlook in French",
    "Prénom,Nom,Tél. domicile,Tél. mobile,Adresse de messagerie",
    "Ana,Silva,,0612345678,ana@example.com",
    {
      firstName: "Prénom",
      lastName: "Nom",
      email: "Adresse de messagerie",
      phone: "Tél. mobile",
      otherPhone: "Tél. domicile",
    },
  ],
  [
    "HubSpot",
    "Record ID,First Name,Last Name,Email Domain,Email opt-in,Work email,Phone type,Work phone,Contact owner",
    "1,Ana,Silva,example.com,yes,ana@example.com,mobile,612345678,Eva Sol",
    { ...name, email: "Work email", phone: "Work phone" },
  ],
  [
    "HubSpot in Portuguese",
    "Nome,Sobrenome,E-mail,Número de telefone,Status do lead",
    "Ana,Silva,ana@example.com,11987654321,Novo",
    {
      firstName: "Nome",
      lastName: "Sobrenome",
      email: "E-mail",
      phone: "Número de telefone",
    },
  ],
  [
    "Salesforce",
    "First Name,Last Name,Account Name,Phone,Mobile,Email,Email Opt Out,Lead Source",
    "Ana,Silva,Acme,,612345678,ana@example.com,0,Web",
    { ...name, email: "Email", phone: "Mobile", otherPhone: "Phone", source: "Lead Source" },
  ],
  [
    "Salesforce's API",
    "FirstName,LastName,HasOptedOutOfEmail,Email,MobilePhone,LeadSource",
    "Ana,Silva,false,ana@example.com,612345678,Web",
    {
      firstName: "FirstName",
      lastName: "LastName",
      email: "Email",
      phone: "MobilePhone",
      source: "LeadSource",
    },
  ],
  [
    "Pipedrive",
    "Person - Name,Person - Email - Work,Person - Phone - Work,Person - Owner",
    "Ana Silva,ana@example.com,612345678,Eva Sol",
    {
      fullName: "Person - Name",
      email: "Person - Email - Work",
      phone: "Person - Phone - Work",
    },
  ],
  [
    "Pipedrive in Spanish",
    "Persona - Nombre,Persona - Correo electrónico - Trabajo,Persona - Teléfono - Trabajo",
    "Ana Silva,ana@example.com,612345678",
    {
      fullName: "Persona - Nombre",
      email: "Persona - Correo electrónico - Trabajo",
      phone: "Persona - Teléfono - Trabajo",
    },
  ],
  ["no headings but addresses", "x,y", "Ana,ana@example.com", { email: "y" }],
])("maps an export of %s without a hand", (_whose, headings, cells, expected) => {
  expect(found(headings.split(","), cells.split(","))).toEqual(expected);
});

test("guesses nothing from meaningless headings", () => {
  expect(found(["", "A", "B", "x1"])).toEqual({});
  expect(guessColumns({ headings: null, examples: [["a"]] }).size).toBe(0);
});

test.each<[string[], boolean]>([
  [["Name", "E-mail"], true],
  [["First name", "Last name", "Phone"], true],
  [["First name", "E-mail"], false],
  [["Name", "Plan"], false],
])("decides whether %j is enough for a lead: %s", (headings, enough) => {
  const columns = new Map(guessColumns({ headings, examples: headings.map(() => []) }));
  if (headings.includes("First name")) columns.delete("fullName");
  expect(isEnough(columns)).toBe(enough);
});
