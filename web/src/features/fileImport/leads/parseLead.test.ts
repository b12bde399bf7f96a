import { leadFormOf } from "@salvia/domain/lead/leadForm";
import { parseLeadForm } from "@salvia/domain/lead/parseLeadForm";
import { expect, test } from "vitest";

import { checkTable } from "../file/checkTable.ts";
import { guessColumns } from "./leadColumns.ts";
import { parseLead, splitName, type ImportOptions } from "./parseLead.ts";

const headings = [
  "First name",
  "Last name",
  "E-mail",
  "Phone",
  "Mobile",
  "Plan",
  "Source",
  "Document",
  "Document type",
  "Issued in",
];
const options = {
  country: "ES",
  plan: "basic",
  source: "event",
  documentType: "nationalId",
  meanings: { "plan gold": "premium" },
} as const;
const good = ["Ana", "Silva", "ana@example.com", "", "", "", "", "", "", ""];

/** Checks rows made of the given cells; other cells have valid values. */
function check(...rows: Partial<Record<(typeof headings)[number], string>>[]) {
  const table = rows.map((row, at) => ({
    number: at + 2,
    cells: headings.map((heading, column) => row[heading] ?? good[column] ?? ""),
  }));
  return checkCells(table);
}

function checkCells(
  rows: { number: number; cells: readonly string[] }[],
  change: Partial<ImportOptions> = {},
) {
  const table = { headings, columns: headings.length, rows, delimiter: "," };
  const columns = guessColumns({ headings, examples: headings.map(() => []) });
  return checkTable(table, columns, (cell) => parseLead(cell, { ...options, ...change }));
}

function leadOf(row: Parameters<typeof check>[0]) {
  const [checked] = check(row);
  return checked?.is === "item" ? checked.item.lead : checked;
}

test("converts a row to a lead in stored format, with defaults for empty cells", () => {
  expect(
    leadOf({ "First name": "  Ana ", "E-mail": " ANA@Example.com", Phone: "612 34 56 78" }),
  ).toEqual({
    firstName: "Ana",
    lastName: "Silva",
    email: "ana@example.com",
    phone: "+34612345678",
    identityDocument: null,
    plan: "basic",
    source: "event",
  });
});

test.each([
  [{ Plan: "Premium" }, { plan: "premium" }],
  [{ Plan: "PADRÃO" }, { plan: "standard" }],
  [{ Plan: "Essentielle" }, { plan: "basic" }],
  [{ Plan: "Undecided" }, { plan: "undecided" }],
  [{ Plan: "por decidir" }, { plan: "undecided" }],
  [{ Source: "Recommandation" }, { source: "referral" }],
  [{ Source: "Sitio web" }, { source: "website" }],
  [{ Phone: "34612345678" }, { phone: "+34612345678" }],
  [{ Phone: "+1 (212) 555-0123" }, { phone: "+12125550123" }],
  [
    { Document: "12.345.678-Z" },
    { identityDocument: { country: "ES", type: "nationalId", number: "12345678Z" } },
  ],
  [
    { Document: "AB123456", "Document type": "Passeport", "Issued in": "Frankreich" },
    { is: "faulty", problems: ["documentCountryUnknown"] },
  ],
  [
    { Document: "AB123456", "Document type": "Passeport", "Issued in": "Brasil" },
    { identityDocument: { country: "BR", type: "passport", number: "AB123456" } },
  ],
  // Words that the user has explained once.
  [{ Plan: "GOLD" }, { plan: "premium" }],
  [{ Phone: '="612345678"' }, { phone: "+34612345678" }],
  [{ Phone: "612345678.0" }, { phone: "+34612345678" }],
  [{ Phone: "612 345 678 ::: 913 456 789" }, { phone: "+34612345678" }],
  [{ Phone: "", Mobile: "612345678" }, { phone: "+34612345678" }],
  [{ Phone: "3.46E+10", Mobile: "612345678" }, { phone: "+34612345678" }],
  [{ "E-mail": "ana@example.com\u{200b}" }, { email: "ana@example.com" }],
  [{ "E-mail": "ana@example.com; eva@example.com" }, { email: "ana@example.com" }],
  [{ "E-mail": "ana@example.com ::: eva@example.com" }, { email: "ana@example.com" }],
  [{ "First name": "=cmd|' /C calc'!A0" }, { firstName: "=cmd|' /C calc'!A0" }],
])("understands %j", (row, expected) => {
  expect(leadOf(row)).toMatchObject(expected);
});

test.each([
  [{ "First name": "" }, ["firstNameRequired"]],
  [{ "First name": "x".repeat(81) }, ["nameTooLong"]],
  [{ "Last name": "a\u202eb" }, ["nameInvalid"]],
  [{ "E-mail": "" }, ["contactRequired"]],
  [{ "E-mail": "ana@" }, ["emailInvalid"]],
  [{ "E-mail": "", Phone: "3.46E+10" }, ["phoneInvalid"]],
  // One digit too many, and no number of Indonesia.
  [{ "E-mail": "", Phone: "6223456789" }, ["phoneInvalid"]],
  [{ Plan: "Diamond" }, ["planUnknown"]],
  [{ Source: "<script>" }, ["sourceUnknown"]],
  [{ Document: "12345678A" }, ["documentCheckDigits"]],
  [{ Document: "12345678Z", "Document type": "library card" }, ["documentTypeUnknown"]],
  [
    { "E-mail": "x", Plan: "Diamond", "Last name": "" },
    ["lastNameRequired", "emailInvalid", "planUnknown"],
  ],
])("reports the problems of %j: %j", (row, problems) => {
  const [checked] = check(row);
  expect(checked).toMatchObject({ is: "faulty" });
  expect(checked?.is === "faulty" ? checked.problems.toSorted() : []).toEqual(problems.toSorted());
});

test("leaves a wrong phone number out of a row with an address, and says so", () => {
  const [checked] = check({ Phone: "12", "E-mail": "ana@example.com; eva@example.com" });
  expect(checked).toMatchObject({
    is: "item",
    item: { lead: { email: "ana@example.com", phone: null } },
    notes: ["addressesLeftOut", "phoneLeftOut"],
  });
});

test("reads a document as the type that its heading names", () => {
  const cells = headings.map((heading, at) =>
    heading === "Document" ? "XDB123456" : (good[at] ?? ""),
  );
  const [national] = checkCells([{ number: 2, cells }]);
  expect(national).toMatchObject({ problems: ["documentCheckDigits"] });
  const [passport] = checkCells([{ number: 2, cells }], { documentType: "passport" });
  const identityDocument = { country: "ES", type: "passport", number: "XDB123456" };
  expect(passport).toMatchObject({ item: { lead: { identityDocument } } });
});

test("shortens a huge cell to its beginning", () => {
  const [checked] = check({ "First name": "x".repeat(1_000_000), "E-mail": "y".repeat(1_000_000) });
  expect([checked?.name.length, checked?.contact.length]).toEqual([200, 200]);
});

test("makes one lead of a person who appears twice, by any unique key", () => {
  const [first, second, third, fourth] = check(
    { Phone: "612345678" },
    { "First name": "Anna", Phone: "" },
    { "E-mail": "other@example.com", Phone: "+34 612 345 678" },
    { "E-mail": "fourth@example.com" },
  );
  expect([first?.is, fourth?.is]).toEqual(["item", "item"]);
  expect([second, third]).toMatchObject([
    { is: "twin", of: 2 },
    { is: "twin", of: 2 },
  ]);
});

test("rejects a row with more cells than headings unless they are blank", () => {
  const rows = [
    { number: 2, cells: [...good, "", " "] },
    { number: 3, cells: [...good.slice(0, 2), "b@example.com", ...good.slice(3), "", "more"] },
  ];
  expect(checkCells(rows)).toMatchObject([
    { is: "item" },
    { is: "faulty", problems: ["tooManyCells"] },
  ]);
});

test("imports what the form would have stored", () => {
  const lead = leadOf({ Phone: "612345678", Document: "12345678z" });
  if (lead === undefined || "is" in lead) throw new Error("No lead.");
  const { source, ...details } = lead;
  expect(parseLeadForm(leadFormOf(details, source, "FR")).entry).toEqual({ details, source });
});

test.each([
  ["Candela Ríos Peña", "Candela", "Ríos Peña"],
  ["Ríos Peña, Candela", "Candela", "Ríos Peña"],
  ["  Juan   de la Cruz ", "Juan", "de la Cruz"],
  ["Cher", "Cher", ""],
  ["Ana Silva, MD", "Ana", "Silva"],
  ["Silva, Ana, PhD", "Ana", "Silva"],
  ["John Smith, Jr.", "John", "Smith Jr."],
  ["Dr. Ana Silva", "Ana", "Silva"],
  ["", "", ""],
])("splits the name %j into %j and %j", (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
});
