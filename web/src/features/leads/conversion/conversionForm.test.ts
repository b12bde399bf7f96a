import { expect, test } from "vitest";

import { emptyConversionForm, readConversionForm, type ConversionForm } from "./conversionForm.ts";

const now = new Date("2026-12-15T12:00:00Z");
const context = { id: "one", lead: { rev: 7 }, canOpen: true };
const filled: ConversionForm = {
  ...emptyConversionForm("2026-12-15", "pt"),
  birthDate: "1984-02-29",
  sex: "female",
};

test("proposes a plan that starts with the next month, also of the next year", () => {
  expect(filled.startsOn).toBe("2027-01-01");
  expect(emptyConversionForm("2027-01-31", "en").startsOn).toBe("2027-02-01");
});

test("orders a conversion with the new member, or without one", () => {
  const base = { leadId: "one", rev: 7, startsOn: "2027-01-01" };
  const member = { birthDate: "1984-02-29", sex: "female", language: "pt" };
  expect(readConversionForm(filled, context, now).order).toEqual({ ...base, member });
  const alone = { order: { ...base, member: null }, problems: {} };
  const unasked = { ...filled, birthDate: "", sex: "" } as const;
  expect(readConversionForm({ ...unasked, opensAccount: false }, context, now)).toEqual(alone);
  expect(readConversionForm(unasked, { ...context, canOpen: false }, now)).toEqual(alone);
});

test.each([
  [{ startsOn: "startsOn" }, { startsOn: "" }],
  [{ startsOn: "startsOn" }, { startsOn: "2020-01-01" }],
  [{ birthDate: "birthDate" }, { birthDate: "" }],
  [{ birthDate: "birthDate" }, { birthDate: "1884-02-29" }],
  [{ birthDate: "birthDateAhead" }, { birthDate: "2031-01-01" }],
  [
    { startsOn: "startsOn", birthDate: "birthDate", sex: "sex" },
    { startsOn: "", birthDate: "", sex: "" },
  ],
] as const)("names everything that is wrong: %o in %o", (problems, wrong) => {
  expect(readConversionForm({ ...filled, ...wrong }, context, now)).toEqual({
    order: null,
    problems,
  });
});
