import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { differingFields, formOf, isSameForm } from "./leadDraft.ts";

test("the form's fields that another edit changed are found, and no others", () => {
  const before = lead();
  expect(differingFields(before, lead({ status: "lost", rev: 9 }))).toEqual([]);
  expect(differingFields(before, lead({ plan: "premium", phone: null }))).toEqual([
    "phone",
    "plan",
  ]);
  expect(differingFields(before, lead({ identityDocument: null }))).toEqual([
    "documentCountry",
    "documentNumber",
  ]);
});

test("forms are the same as long as they say the same of the lead", () => {
  const form = formOf(lead(), "ES");
  expect(isSameForm(form, { ...form })).toBe(true);
  // The country code to choose is no part of the lead.
  expect(isSameForm(form, { ...form, phoneCountry: "FR" })).toBe(true);
  expect(isSameForm(form, { ...form, firstName: "Other" })).toBe(false);
  expect(isSameForm(form, { ...form, source: "event" })).toBe(false);
});
