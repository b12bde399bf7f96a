import { roles } from "@salvia/domain/account/role";
import { expect, test } from "vitest";

import { claimsOf } from "./claimsOf.ts";

const on = { REQUIRE_STAFF_PASSKEYS: "on" };
const off = { REQUIRE_STAFF_PASSKEYS: "off" };

test.each(["sales", "medical", "admin"] as const)(
  "%s needs a passkey where it is required",
  (role) => {
    expect(claimsOf(role, undefined, on)).toEqual({ role, passkeyRequired: true });
    expect(claimsOf(role, { role, passkeyRequired: true }, off)).toEqual({ role });
  },
);

test.each(roles.filter((role) => !["sales", "medical", "admin"].includes(role)))(
  "%s never needs a passkey",
  (role) => {
    expect(claimsOf(role, { role: "sales", passkeyRequired: true }, on)).toEqual({ role });
  },
);

test("a role that is taken takes its requirement along, and leaves other claims", () => {
  const before = { role: "sales", passkeyRequired: true, region: "north" };
  expect(claimsOf(null, before, on)).toEqual({ region: "north" });
});
