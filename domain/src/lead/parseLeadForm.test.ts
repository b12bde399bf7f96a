import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { frequentCountries } from "../shared/country.ts";
import { documentTypes } from "./identityDocument.ts";
import { leadSources } from "./lead.ts";
import {
  emptyLeadForm,
  leadFormOf,
  leadProblems,
  type LeadFormProblems,
  type LeadFormValues,
} from "./leadForm.ts";
import { parseLeadForm } from "./parseLeadForm.ts";
import { nameMaxLength } from "../shared/patterns.ts";
import { plans } from "../site/plan.ts";

const filled: LeadFormValues = {
  ...emptyLeadForm("ES"),
  firstName: "Inés",
  lastName: "Carvajal",
  email: "ines@example.com",
  plan: "standard",
  source: "phone",
};

describe("the lead form", () => {
  test("accepts input as people write it and stores a normalized form", () => {
    const { entry, problems } = parseLeadForm({
      firstName: "  Ine\u{301}s  María\n",
      lastName: "Carvajal\u{a0}Roldán",
      email: " Ines.Carvajal@Example.COM ",
      phoneCountry: "ES",
      phone: " 612 34 56 78 ",
      documentCountry: "ES",
      documentType: "nationalId",
      documentNumber: "12.345.678-z",
      plan: "premium",
      source: "referral",
    });
    expect(problems).toBeNull();
    expect(entry).toEqual({
      details: {
        firstName: "Inés María",
        lastName: "Carvajal Roldán",
        email: "ines.carvajal@example.com",
        phone: "+34612345678",
        identityDocument: { country: "ES", type: "nationalId", number: "12345678Z" },
        plan: "premium",
      },
      source: "referral",
    });
  });

  test("requires no document and only one way to contact the person", () => {
    expect(parseLeadForm(filled).entry?.details).toMatchObject({
      phone: null,
      identityDocument: null,
    });
    const byPhone = { ...filled, email: "", phone: "612345678" };
    expect(parseLeadForm(byPhone).entry?.details).toMatchObject({
      email: null,
      phone: "+34612345678",
    });
  });
});

const cases: [Partial<LeadFormValues>, LeadFormProblems][] = [
  [{ firstName: " \n\u{3164}" }, { firstName: "firstNameRequired" }],
  [{ lastName: "" }, { lastName: "lastNameRequired" }],
  [{ firstName: "🌿".repeat(nameMaxLength + 1) }, { firstName: "nameTooLong" }],
  [{ lastName: "x".repeat(1_000_000) }, { lastName: "nameTooLong" }],
  [{ firstName: "Ana\0" }, { firstName: "nameInvalid" }],
  [{ lastName: "Sol\u{202e}nirom" }, { lastName: "nameInvalid" }],
  [{ firstName: "\u{200b}" }, { firstName: "nameInvalid" }],
  [{ email: "ines@example" }, { email: "emailInvalid" }],
  [{ email: "inés@example.com" }, { email: "emailInvalid" }],
  [{ email: `${"a".repeat(1_000_000)}@example.com` }, { email: "emailInvalid" }],
  [{ email: "<script>alert(1)</script>" }, { email: "emailInvalid" }],
  [{ phone: "612" }, { phone: "phoneInvalid" }],
  [{ phone: "612345678", phoneCountry: "__proto__" }, { phone: "phoneInvalid" }],
  [{ phone: "+4955130629764701" }, { phone: "phoneInvalid" }],
  [{ email: "" }, { email: "contactRequired" }],
  [{ email: "", phone: "612" }, { phone: "phoneInvalid" }],
  [{ documentNumber: "12345678A" }, { documentNumber: "documentCheckDigits" }],
  [{ documentNumber: "123" }, { documentNumber: "documentNumberInvalid" }],
  [{ documentNumber: "1".repeat(1_000_000) }, { documentNumber: "documentNumberInvalid" }],
  [{ documentNumber: "12345678Z", documentType: "" }, { documentNumber: "documentNumberInvalid" }],
  [
    { documentNumber: "12345678Z", documentCountry: "" },
    { documentNumber: "documentNumberInvalid" },
  ],
  [
    { documentNumber: "12345678Z", documentCountry: "__proto__" },
    { documentNumber: "documentNumberInvalid" },
  ],
  [{ plan: "" }, { plan: "planRequired" }],
  [{ plan: "gold" }, { plan: "planRequired" }],
  [{ source: "" }, { source: "sourceRequired" }],
  [{ source: "toString" }, { source: "sourceRequired" }],
];

describe("reports each problem next to its field", () => {
  test.each(cases)("for %o", (changes, problems) => {
    expect(parseLeadForm({ ...filled, ...changes })).toEqual({ entry: null, problems });
  });

  test("for every possible problem", () => {
    const reported = cases.flatMap(([, problems]) => Object.values(problems));
    expect(new Set(reported)).toEqual(new Set(leadProblems));
  });

  test("for all fields at once", () => {
    expect(parseLeadForm(emptyLeadForm("ES")).problems).toEqual({
      firstName: "firstNameRequired",
      lastName: "lastNameRequired",
      email: "contactRequired",
      plan: "planRequired",
      source: "sourceRequired",
    });
  });
});

test("answers any input, and parses accepted values to the same result after reopening", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("", "__proto__", "constructor"),
  );
  const mostly = (...good: string[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: text });
  const name = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
    mostly("Ana Sol"),
  );
  const form = fc.record({
    firstName: name,
    lastName: name,
    email: mostly("", "Ines@Example.com", " a@b.co "),
    phoneCountry: mostly("ES", "PT", "BR", "US", "AG"),
    phone: mostly("", "612 34 56 78", "+351 912 345 678", "(11) 96123-4567", "8590029775"),
    documentCountry: mostly(...frequentCountries),
    documentType: mostly(...documentTypes),
    documentNumber: mostly("", "12345678-Z", "AB 123456", "20512333797"),
    plan: mostly(...plans),
    source: mostly(...leadSources),
  });
  let accepted = 0;
  fc.assert(
    fc.property(form, fc.constantFrom("ES", "US", "BR"), (values, country) => {
      const { entry, problems } = parseLeadForm(values);
      if (entry !== null) accepted += 1;
      const again = entry && parseLeadForm(leadFormOf(entry.details, entry.source, country));
      expect(again).toEqual(entry && { entry, problems });
      expect(entry === null).toBe(Object.keys(problems ?? {}).length > 0);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(300);
});
