import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { differingFields, formOf, isSameForm } from "./leadDraft.ts";

test("finds only form fields that another edit changed", () => {
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

test("treats forms as equal when they describe the same lead", () => {
  const form = formOf(lead(), "ES");
  expect(isSameForm(form, { ...form })).toBe(true);
  // The chosen country code is not part of the lead.
  expect(isSameForm(form, { ...form, phoneCountry: "FR" })).toBe(true);
  const national = { ...form, phone: "612 34 56 78" };
  expect(isSameForm(national, { ...national, phoneCountry: "FR" })).toBe(false);
  expect(isSameForm(form, { ...form, firstName: "Other" })).toBe(false);
  expect(isSameForm(form, { ...form, source: "event" })).toBe(false);
});
