import { expect, test } from "vitest";

import { leadSchema, newLead, type Lead } from "./lead.ts";
import {
  differingParts,
  isReachable,
  mergedLead,
  proposedChoices,
  type MergeChoices,
} from "./leadMerge.ts";

const at = new Date("2026-11-21T10:00:00Z");
const now = new Date("2026-11-22T10:00:00Z");

function lead(changes: Partial<Lead> = {}): Lead {
  const details = {
    firstName: "Ana",
    lastName: "Silva",
    identityDocument: null,
    email: "ana@example.com",
    phone: null,
    plan: "basic",
  } as const;
  const stamped = { ...newLead(details, "event", "noa"), createdAt: at, updatedAt: at };
  return leadSchema.parse({ ...stamped, ...changes });
}

const consent = { wording: "Yes.", language: "en", at } as const;
const client = { status: "enrolled", step: 6, kind: "client", enrolledAt: at } as const;

function merged(kept: Lead, other: Lead, choices: Partial<MergeChoices> = {}): Lead {
  return mergedLead(kept, other, { ...proposedChoices(kept, other), ...choices }, now);
}

test("keeps the values of the kept lead and fills in its missing ones from the other", () => {
  const kept = lead({ rev: 4 });
  const other = lead({ firstName: "Anna", email: "a@b.example", phone: "+34612345678", consent });
  expect(differingParts(kept, other)).toEqual(["name", "email", "phone"]);
  const one = merged(kept, other);
  expect(one).toMatchObject({ firstName: "Ana", email: "ana@example.com", phone: "+34612345678" });
  expect(one).toMatchObject({ rev: 5, consent, createdAt: at, updatedAt: now, ownerId: "noa" });
  expect(one.search).toMatchObject({ ana: true, "612345678": true });
});

test("takes the chosen values of the other lead with the fields that belong to them", () => {
  const other = lead({ lastName: "Sol", status: "quoted", step: 4, plan: "premium" });
  const one = merged(lead(), other, { name: "other", status: "other", plan: "other" });
  expect(one).toMatchObject({ lastName: "Sol", status: "quoted", step: 4, plan: "premium" });
  expect(one.search).toHaveProperty("sol");
  expect(one.search).not.toHaveProperty("silva");
});

test("keeps a client a client, whichever lead is kept and whatever is chosen", () => {
  expect(merged(lead(client), lead(), { status: "other" })).toMatchObject(client);
  expect(merged(lead(), lead(client), { status: "kept" })).toMatchObject(client);
});

test("keeps a chosen plan, whichever lead is kept and whatever is chosen", () => {
  const undecided = lead({ plan: "undecided" });
  const quoted = lead({ status: "quoted", step: 4 });
  expect(proposedChoices(undecided, quoted).plan).toBe("other");
  const one = merged(undecided, quoted, { plan: "kept", status: "other" });
  expect(one).toMatchObject({ plan: "basic", status: "quoted" });
  expect(merged(quoted, undecided, { plan: "other" })).toMatchObject({ plan: "basic" });
  expect(merged(undecided, undecided)).toMatchObject({ plan: "undecided", status: "new" });
});

test("keeps the reason of a lead that stays lost, and no other", () => {
  const loss = { reason: "noNeed", note: null } as const;
  const lost = lead({ status: "lost", step: 3, loss });
  expect(merged(lead(), lost, { status: "other" })).toMatchObject({ status: "lost", loss });
  expect(merged(lost, lead(), { status: "other" }).loss).toBeUndefined();
});

test("brings the consent along with a status that requires it", () => {
  const contacted = lead({ status: "aiContacting", step: 2, consent });
  expect(merged(lead(), contacted, { status: "other" })).toMatchObject({ consent });
});

test("rejects a merge that leaves no way to contact the person", () => {
  const [kept, other] = [lead(), lead({ email: null, phone: "+34612345678" })];
  const choices = { ...proposedChoices(kept, other), email: "other", phone: "kept" } as const;
  expect(isReachable(kept, other, choices)).toBe(false);
  expect(() => mergedLead(kept, other, choices, now)).toThrow("Invalid input");
});
