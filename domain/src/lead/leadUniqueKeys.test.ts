import { expect, it } from "vitest";

import { leadUniqueKeyChanges, leadUniqueKeys, type Keyed } from "./leadUniqueKeys.ts";

const nothing: Keyed = { email: null, phone: null, identityDocument: null };
const ana: Keyed = {
  email: "ana@example.com",
  phone: "+34612345678",
  identityDocument: { country: "ES", type: "nationalId", number: "12345678Z" },
};

/** The keys of Ana, as any other program makes them; the rules make their own, which tests compare. */
const email = "email:8e43ca37701228e74983efdbd0cff5c16b3b1e5d4e29a7c05626d4d25a018e11";
const phone = "phone:1e41ef79cb1baa05fa88e837a70de6f6ae248454bc8dae474312c0baebe8c7a5";
const document = "document:d6f77cfda3f3cbc0d581323a1a0ae96c9871d0e4d67b826c2d2454b2506337ef";

it("names each value by its type and its SHA-256", () => {
  expect([...leadUniqueKeys(ana)]).toEqual([
    ["email", email],
    ["phone", phone],
    ["document", document],
  ]);
});

it("has no key for what is not there", () => {
  expect([...leadUniqueKeys(nothing)]).toEqual([]);
  expect([...leadUniqueKeys({ ...nothing, phone: ana.phone }).keys()]).toEqual(["phone"]);
});

it("tells documents of other countries and kinds apart", () => {
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

it("says what an edit takes and gives up, and nothing where it changes no value", () => {
  const after = { ...ana, email: "ana.ruiz@example.com", identityDocument: null };
  expect(leadUniqueKeyChanges(ana, after)).toEqual({
    taken: [leadUniqueKeys(after).get("email")],
    given: [email, document],
  });
  expect(leadUniqueKeyChanges(ana, { ...ana })).toEqual({ taken: [], given: [] });
});
