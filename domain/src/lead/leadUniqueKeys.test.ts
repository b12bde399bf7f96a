import { expect, it } from "vitest";

import { leadUniqueKeyChanges, leadUniqueKeys, type Keyed } from "./leadUniqueKeys.ts";

const nothing: Keyed = { email: null, phone: null, identityDocument: null };
const ana: Keyed = {
  email: "ana@example.com",
  phone: "+34612345678",
  identityDocument: { country: "ES", type: "nationalId", number: "12345678Z" },
};

/**
 * The keys of Ana, computed by another program. The rules compute their own; tests compare them.
 */
const email = "email:8e43ca37701228e74983efdbd0cff5c16b3b1e5d4e29a7c05626d4d25a018e11";
const phone = "phone:1e41ef79cb1baa05fa88e837a70de6f6ae248454bc8dae474312c0baebe8c7a5";
const document = "document:d6f77cfda3f3cbc0d581323a1a0ae96c9871d0e4d67b826c2d2454b2506337ef";

it("makes each key from the type and the SHA-256 of the value", () => {
  expect([...leadUniqueKeys(ana)]).toEqual([
    ["email", email],
    ["phone", phone],
    ["document", document],
  ]);
});

it("makes no key for a missing value", () => {
  expect([...leadUniqueKeys(nothing)]).toEqual([]);
  expect([...leadUniqueKeys({ ...nothing, phone: ana.phone }).keys()]).toEqual(["phone"]);
});

it("makes different keys for documents of different countries and kinds", () => {
  const documents = [
    { country: "ES", type: "nationalId", number: "12345678" },
    { country: "PT", type: "nationalId", number: "12345678" },
    { country: "ES", type: "passport", number: "12345678" },
  ] as const;
  const keys = documents.map((identityDocument) =>
    leadUniqueKeys({ ...nothing, identityDocument }).get("document"),
  );
  expect(new Set(keys).size).toBe(3);
});

it("returns the keys an edit adds and removes, and none if no value changed", () => {
  const after = { ...ana, email: "ana.ruiz@example.com", identityDocument: null };
  expect(leadUniqueKeyChanges(ana, after)).toEqual({
    taken: [leadUniqueKeys(after).get("email")],
    given: [email, document],
  });
  expect(leadUniqueKeyChanges(ana, { ...ana })).toEqual({ taken: [], given: [] });
});
