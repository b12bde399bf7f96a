import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import {
  contactPagePath,
  contactSentPath,
  emptyContact,
  parseContact,
  type ContactValues,
} from "./contact.ts";
import { leadSchema, newLead } from "./lead.ts";
import { leadActivitySchema } from "./leadActivity.ts";

const filled: ContactValues = {
  ...emptyContact,
  firstName: "Ana",
  lastName: "Ruiz",
  email: "Ana.Ruiz@Example.com",
  plan: "standard",
};

const company = { company: "Mar Re", partnerKind: "reinsurer" };

test.each(["businesses", "embedded", "partners"] as const)(
  "asks a company on the page %s for its name instead of a plan",
  (page) => {
    const asked = { ...filled, ...company, plan: "" };
    expect(parseContact(asked, page).entry?.details.plan).toBe("undecided");
    const chosen = parseContact({ ...asked, plan: "premium" }, page);
    expect(chosen.entry?.details.plan).toBe("premium");
    const { problems } = parseContact({ ...asked, company: " " }, page);
    expect(problems).toEqual({ company: "missing" });
  },
);

test.each(["home", "individuals"] as const)("asks a person on the page %s for a plan", (page) => {
  expect(parseContact({ ...filled, plan: "" }, page).problems).toEqual({ plan: "missing" });
  for (const plan of ["premium", "undecided"] as const) {
    expect(parseContact({ ...filled, plan }, page).entry?.details.plan).toBe(plan);
  }
});

test("asks a partner for their kind", () => {
  const { problems } = parseContact({ ...filled, company: "Mar Re" }, "partners");
  expect(problems).toEqual({ partnerKind: "missing" });
  expect(parseContact({ ...filled, company: "Tienda" }, "embedded").problems).toBeNull();
});

test("reads the person as the salespeople's own form does", () => {
  const { entry } = parseContact({ ...filled, phone: "(202) 555-0134" }, "home");
  expect(entry?.details).toMatchObject({ email: "ana.ruiz@example.com", phone: "+12025550134" });
  expect(entry).toMatchObject({ source: "website", message: null, consents: false });
});

test("assigns each page its own lead source", () => {
  const sources = (["home", "individuals", "businesses", "embedded", "partners"] as const).map(
    (page) => parseContact({ ...filled, ...company }, page).entry?.source,
  );
  expect(sources).toEqual(["website", "website", "business", "embedded", "partner"]);
});

describe("reports all problems at once, by field", () => {
  test.each<[Partial<ContactValues>, object]>([
    [
      { firstName: " ", lastName: "" },
      { firstName: "missing", lastName: "missing" },
    ],
    [{ firstName: "x".repeat(81) }, { firstName: "too-long" }],
    [{ lastName: "\u202eevil" }, { lastName: "malformed" }],
    [{ email: "" }, { email: "missing" }],
    [{ email: "ana@" }, { email: "malformed" }],
    [{ email: "ana@example.com\r\nBcc: all@example.com" }, { email: "malformed" }],
    [{ phone: "12" }, { phone: "malformed" }],
    [{ plan: "gold" }, { plan: "missing" }],
    [{ message: "x".repeat(2001) }, { message: "too-long" }],
    [{ company: "x".repeat(121) }, { company: "too-long" }],
    [{ groupSize: "0" }, { groupSize: "malformed" }],
    [{ groupSize: "-3" }, { groupSize: "malformed" }],
    [{ groupSize: "1e9" }, { groupSize: "malformed" }],
    [{ partnerKind: "pirate" }, { partnerKind: "malformed" }],
  ])("for %j", (change, problems) => {
    const typed = { ...filled, company: "Roble", ...change };
    expect(parseContact(typed, "businesses")).toEqual({ entry: null, problems });
  });
});

test("keeps a message's lines and letters and drops invisible characters", () => {
  const message = "Olá!\r\n\r\nمرحبا 👋\u202e\u0000\tfim ";
  expect(parseContact({ ...filled, message }, "home").entry?.message).toBe("Olá!\n\nمرحبا 👋\tfim");
});

it("accepts nothing that a lead and its activity would refuse", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.constantFrom(...Object.values(filled)),
  );
  // Favors valid values; otherwise hardly any form would be accepted.
  const often = (right: string) => fc.oneof({ arbitrary: fc.constant(right), weight: 3 }, text);
  const values = fc.record({
    firstName: often("Ana"),
    lastName: often("Ruiz"),
    email: fc.oneof(text, fc.emailAddress()),
    phone: often("+34612345678"),
    plan: fc.constantFrom("", "basic", "standard", "premium", "gold"),
    message: text,
    company: often("Mar Re"),
    groupSize: fc.oneof(text, fc.nat().map(String)),
    partnerKind: fc.constantFrom("", "tpa", "broker", "pirate"),
    consent: text,
    estimate: text,
  });
  let accepted = 0;
  fc.assert(
    fc.property(values, (typed) => {
      const { entry } = parseContact(typed, "partners");
      if (entry === null) return;
      accepted += 1;
      const { details, source, consents: _, estimate: __, ...said } = entry;
      const createdAt = new Date();
      leadSchema.parse({ ...newLead(details, source, null), createdAt, updatedAt: createdAt });
      const rest = { kind: "enquiry", page: "partners", language: "pt", plan: details.plan };
      leadActivitySchema.parse({ ...said, ...rest, consent: null, createdAt });
    }),
    { numRuns: 2_000 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test("prefixes paths with the language", () => {
  expect(contactPagePath("home", "en")).toBe("/");
  expect(contactPagePath("home", "fr")).toBe("/fr");
  expect(contactPagePath("partners", "en")).toBe("/partners");
  expect(contactPagePath("partners", "pt")).toBe("/pt/partners");
  expect(contactSentPath("en")).toBe("/contact-sent");
  expect(contactSentPath("es")).toBe("/es/contact-sent");
});
