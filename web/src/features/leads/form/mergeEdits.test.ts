import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { differingFields, formOf } from "../writes/leadDraft.ts";
import { mergeEdits } from "./mergeEdits.ts";
import { withNationalPhone } from "./nationalPhone.ts";

const base = lead({ rev: 3, firstName: "Inés", plan: "standard", phone: "+34612345678" });

function merge(theirs: Partial<Lead>, mine: Partial<LeadFormValues>) {
  const saved = { ...base, rev: 4, ...theirs };
  const typed = { ...withNationalPhone(formOf(base, "ES")), ...mine };
  const merged = mergeEdits(base, saved, typed);
  return { taken: merged.taken, open: differingFields(merged.base, saved), rev: merged.base.rev };
}

test("takes saved values into fields that the user has not touched", () => {
  const theirs = { plan: "premium", phone: "+351912345678" } as const;
  expect(merge(theirs, { firstName: "Inês" })).toEqual({
    taken: ["phone", "plan"],
    open: [],
    rev: 3,
  });
});

test("leaves a decision where both changed a field, and only there", () => {
  const theirs = { firstName: "Agnes", plan: "premium" } as const;
  expect(merge(theirs, { firstName: "Inês" })).toEqual({
    taken: ["plan"],
    open: ["firstName"],
    rev: 3,
  });
});

test("needs no decision where both changed a field to the same", () => {
  expect(merge({ firstName: "Agnes" }, { firstName: "Agnes" })).toMatchObject({
    taken: [],
    open: [],
  });
});

test("never combines the parts of two documents", () => {
  const identityDocument = { country: "PT", type: "passport", number: "AB1234567" } as const;
  const merged = merge({ identityDocument }, { documentNumber: "X1234567L" });
  expect(merged.taken).toEqual([]);
  expect(merged.open).toContain("documentNumber");
});
