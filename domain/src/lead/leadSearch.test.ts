import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  leadSearch,
  parseSearch,
  searchBytes,
  searchBytesMax,
  searchKeysMax,
} from "./leadSearch.ts";
import { patterns } from "../shared/patterns.ts";

const ana = {
  firstName: "Ana María",
  lastName: "Silva O’Neill-Łukaszewiczów",
  phone: "+34612345678",
  identityDocument: { country: "ES", type: "nationalId", number: "0345678Z" },
} as const;

/** Whether a lead has all the keys of a search, as the database would decide. */
function finds(typed: string, lead: Parameters<typeof leadSearch>[0] = ana): boolean {
  const read = parseSearch(typed);
  if (read === null || read.kind === "email") throw new Error(`${typed} asks for no keys`);
  const search = leadSearch(lead);
  return (read.kind === "code" ? [read.code] : read.words).every((key) => search[key]);
}

test.each([
  ["the first name", "Ana"],
  ["a beginning", "si"],
  ["another case", "SILVA"],
  ["no accent", "maria"],
  ["an accent too many", "Sílva"],
  ["a letter that Unicode takes for one of its own", "lukasz"],
  ["two words", "ana sil"],
  ["two words the other way round", "silva, ana"],
  ["words between which there are others", "ana oneill"],
  ["an apostrophe", "o'neill"],
  ["no apostrophe", "ONeill"],
  ["what stands behind the apostrophe", "neill"],
  ["more letters than are kept", "Łukaszewiczów"],
  ["a telephone", "+34612345678"],
  ["a telephone with separators", "+34 612-34 56.78"],
  ["a telephone as it is dialled from abroad", "0034 612 34 56 78"],
  ["a telephone with the zero of its country", "+34 (0)612 34 56 78"],
  ["a telephone in its national form", "612 34 56 78"],
  ["a telephone as it is dialled within some countries", "0612 345 678"],
  ["a document", "0345678-z"],
  ["a document without the zeros in front", "345678 Z"],
])("finds a lead by %s", (_, typed) => {
  expect(finds(typed)).toBe(true);
});

test.each([
  ["a word's middle", "ilva"],
  ["two words, one of which is another's", "ana pérez"],
  ["a part of a telephone", "612345"],
  ["the first half of a telephone", "+34612345"],
  ["a telephone of another country", "+35 612 34 56 78"],
  ["a part of a document", "345678"],
])("does not find a lead by %s", (_, typed) => {
  expect(finds(typed)).toBe(false);
});

test.each([
  ["nothing", "", null],
  ["blanks and signs", " --' ", null],
  ["an e-mail address", " Ana@Example.COM ", { kind: "email", email: "ana@example.com" }],
  ["words", "Ana  ana SIL", { kind: "name", words: ["ana", "sil"] }],
  ["a name with a number", "Ana 2", { kind: "name", words: ["ana", "2"] }],
  ["a number", "12 34", { kind: "code", code: "1234" }],
  ["zeros alone", "0000", { kind: "code", code: "0" }],
])("parses %s as intended", (_, typed, read) => {
  expect(parseSearch(typed)).toEqual(read);
});

test("finds a person with many particles by each name", () => {
  const names = ["Maria da Conceição de Jesus dos Santos", "Pereira da Silva"] as const;
  const lead = { ...ana, firstName: names[0], lastName: names[1] };
  for (const typed of ["silva", "pereira da silva", "santos", names.join(" ")]) {
    expect(finds(typed, lead)).toBe(true);
  }
});

test("finds names in other scripts as they are written", () => {
  const lead = { ...ana, firstName: "名前", lastName: "Αλέξανδρος Ямпольский" };
  for (const typed of ["名", "αλεξ", "ЯМП"]) expect(finds(typed, lead)).toBe(true);
});

test("generates few and storable keys for any name", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.stringMatching(/^[a-z']{1,9}( [a-z']{1,9}){0,15}$/),
    // Letters of four bytes each.
    fc.stringMatching(/^𐐨{1,12}( 𐐩{1,12}){0,5}$/u),
  );
  const phone = fc.option(fc.stringMatching(/^\+[1-9][0-9]{6,14}$/));
  const number = fc.stringMatching(/^[A-Z0-9]{4,20}$/);
  fc.assert(
    fc.property(name, name, phone, number, (firstName, lastName, tel, documentNumber) => {
      const identityDocument = { ...ana.identityDocument, number: documentNumber };
      const lead = { firstName, lastName, phone: tel, identityDocument };
      const keys = Object.keys(leadSearch(lead));
      expect(keys.length).toBeLessThanOrEqual(searchKeysMax);
      expect(keys.join(" ")).toMatch(patterns.search);
      expect(searchBytes(leadSearch(lead))).toBeLessThanOrEqual(searchBytesMax);
      expect(tel === null || finds(tel, lead)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("finds a lead by any spelling of the name, and of the number of a document", () => {
  const accent = fc.constantFrom("", "\u{301}", "\u{ad}", "\u{200b}");
  const apostrophe = fc.constantFrom("", "'", "’", "´", "`", "′", "ʻ");
  const sign = fc.constantFrom("", " ", "-", ".", "/", "\u{2011}", "\u{200e}");
  fc.assert(
    fc.property(accent, apostrophe, sign, fc.boolean(), (mark, quote, separator, isUpper) => {
      const name = `Ana${mark} Maria O${quote}Neill`;
      expect(finds(isUpper ? name.toUpperCase() : name)).toBe(true);
      expect(finds(["0345", "678", "z"].join(separator))).toBe(true);
    }),
  );
});
