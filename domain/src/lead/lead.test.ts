import { describe, expect, test } from "vitest";

import { leadSchema, newLead, type LeadDetails } from "./lead.ts";
import { leadSearch, searchKeysMax, type LeadSearch } from "./leadSearch.ts";
import { leadStatuses, stepOf } from "./leadStatus.ts";

const details: LeadDetails = {
  firstName: "Inés",
  lastName: "Carvajal",
  identityDocument: null,
  email: "ines@example.com",
  phone: "+34612345678",
  plan: "standard",
};
const at = new Date("2026-11-16T09:30:00Z");
const lead = { ...newLead(details, "phone", "ana"), createdAt: at, updatedAt: at };
const consent = { wording: "I agree.", language: "en", at };

test("creates a valid new lead with an owner, at step 1 and without consent", () => {
  expect(leadSchema.parse(lead)).toMatchObject({
    ...details,
    search: leadSearch(details),
    source: "phone",
    ownerId: "ana",
    status: "new",
    step: 1,
    kind: "lead",
    consent: null,
    rev: 1,
  });
});

test.each(leadStatuses)(
  "accepts a lead that is %s with its step, and an enrollment date only if enrolled",
  (status) => {
    const enrolledAt = status === "enrolled" ? at : null;
    const steps = [1, 2, 3, 4, 5, 6, 7].filter((step) =>
      ["lead", "client"].some((kind) => isLead({ status, step, kind, consent, enrolledAt })),
    );
    const step = stepOf(status);
    expect(steps).toEqual(step === null ? [1, 2, 3, 4, 5] : [step]);

    const kinds = ["lead", "client"].filter((kind) =>
      isLead({ status, step: steps[0], kind, consent, enrolledAt }),
    );
    expect(kinds).toEqual([status === "enrolled" ? "client" : "lead"]);
    const otherwise = enrolledAt === null ? at : null;
    expect(isLead({ status, step: steps[0], kind: kinds[0], consent, enrolledAt: otherwise })).toBe(
      false,
    );
  },
);

describe("a lead", () => {
  test.each([
    ["in the pool", { ownerId: null }],
    ["with an e-mail address only", { phone: null }],
    ["with a telephone only", { email: null }],
    ["whose consent is recorded", { consent }],
    ["found by nothing", { search: {} }],
    ["found by all that there may be", { search: keys(searchKeysMax) }],
    ["edited often", { rev: 1_000_000 }],
    ["without a chosen plan", { plan: "undecided" }],
    ["lost without a chosen plan", { plan: "undecided", status: "lost" }],
  ])("accepts one %s", (_, changes) => {
    expect(isLead(changes)).toBe(true);
  });

  test.each([
    ["that cannot be reached", { email: null, phone: null }],
    ["that is contacted without consent", { status: "aiContacting", step: 2 }],
    ["that moved on without a plan", { plan: "undecided", status: "remoteSales", step: 3 }],
    ["with half a step", { step: 1.5 }],
    ["with half a revision", { rev: 1.5 }],
    ["never written", { rev: 0 }],
    ["of an owner without uid", { ownerId: "" }],
    ["of an owner with an endless uid", { ownerId: "x".repeat(129) }],
    ["with an address too long to be reached", { email: `${"a".repeat(250)}@b.co` }],
    ["with consent of another shape", { consent: { ...consent, by: "phone" } }],
    ["with consent at no time", { consent: { ...consent, at: new Date("never") } }],
    ["with consent to an endless text", { consent: { ...consent, wording: "x".repeat(501) } }],
    ["with a field more", { note: "called twice" }],
    ["found by what is no word", { search: { "a.b": true } }],
    ["found by more than anyone is called", { search: keys(searchKeysMax + 1) }],
    ["found by halves", { search: { ana: false } }],
    ["with a status that there is not", { status: "won" }],
  ])("refuses one %s", (_, changes) => {
    expect(isLead(changes)).toBe(false);
  });

  test.each(Object.keys(lead))("refuses one without %s", (field) => {
    const rest = Object.entries(lead).filter(([name]) => name !== field);
    expect(leadSchema.safeParse(Object.fromEntries(rest)).success).toBe(false);
  });
});

function keys(count: number): LeadSearch {
  return Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, true]));
}

function isLead(changes: object): boolean {
  return leadSchema.safeParse({ ...lead, ...changes }).success;
}
