import { describe, expect, test } from "vitest";

import { authenticationResponseSchema, passkeyNameSchema } from "./passkey.ts";

const assertion = {
  id: "aGVsbG8",
  rawId: "aGVsbG8",
  type: "public-key",
  clientExtensionResults: {},
  response: {
    clientDataJSON: "e30",
    authenticatorData: "AAAA",
    signature: "AAAA",
    userHandle: null,
  },
};

describe("a passkey assertion", () => {
  test("is accepted as browsers write it", () => {
    expect(authenticationResponseSchema.safeParse(assertion).success).toBe(true);
  });

  test.each([
    ["another type", { type: "password" }],
    ["no id", { id: "" }],
    ["an id that is no base64url", { id: "a+b/c=" }],
    ["an id as a path", { id: "../users/x" }],
    ["an id longer than any authenticator's", { id: "A".repeat(1365) }],
    ["no response", { response: null }],
    ["bytes as a list", { response: { ...assertion.response, signature: [1, 2, 3] } }],
    ["an endless signature", { response: { ...assertion.response, signature: "A".repeat(4097) } }],
    ["no signature", { response: { ...assertion.response, signature: "" } }],
  ])("is refused with %s", (_, change) => {
    expect(authenticationResponseSchema.safeParse({ ...assertion, ...change }).success).toBe(false);
  });
});

test.each(["", " ", "two\nlines", "x".repeat(81), "a\u202eb", 7])("refuses the name %j", (name) => {
  expect(passkeyNameSchema.safeParse(name).success).toBe(false);
});
