import { roles } from "@salvia/domain/account/role";
import { expect, test } from "vitest";

import { claimsOf } from "./claimsOf.ts";

const on = { REQUIRE_STAFF_PASSKEYS: "on" };
const off = { REQUIRE_STAFF_PASSKEYS: "off" };

test.each(["sales", "medical", "admin"] as const)(
  "requires a passkey of %s if the setting is on",
  (role) => {
    expect(claimsOf(role, undefined, on)).toEqual({ role, passkeyRequired: true });
    expect(claimsOf(role, { role, passkeyRequired: true }, off)).toEqual({ role });
  },
);

test.each(roles.filter((role) => !["sales", "medical", "admin"].includes(role)))(
  "never requires a passkey of %s",
  (role) => {
    expect(claimsOf(role, { role: "sales", passkeyRequired: true }, on)).toEqual({ role });
  },
);

test("removes the requirement along with the role, and keeps other claims", () => {
  const before = { role: "sales", passkeyRequired: true, region: "north" };
  expect(claimsOf(null, before, on)).toEqual({ region: "north" });
});
