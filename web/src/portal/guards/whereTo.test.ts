import { roles } from "@salvia/domain/account/role";
import { expect, test } from "vitest";

import { whereTo } from "./whereTo.ts";

test("sends signed-out users to the login page in their language, with a way back", () => {
  const target = whereTo(null, "sales", "fr", "/sales/leads?view=pool");
  expect(target).toBe("/fr/login?next=%2Fsales%2Fleads%3Fview%3Dpool");
});

test.each(roles)("lets %s stay in their own area", (role) => {
  expect(whereTo({ role, lacksPasskey: false }, role, "en", `/${role}`)).toBeNull();
});

test.each([...roles, null])("shows %s the pages for all signed-in users", (role) => {
  expect(whereTo({ role, lacksPasskey: false }, "any", "en", "/account")).toBeNull();
});

test("hides the pages for signed-in users from signed-out users", () => {
  expect(whereTo(null, "any", "es", "/account")).toBe("/es/login?next=%2Faccount");
});

test("redirects each role from another area to its own, and a visitor to their account", () => {
  expect(whereTo({ role: "medical", lacksPasskey: false }, "sales", "en", "/sales")).toBe(
    "/medical",
  );
  expect(whereTo({ role: "sales", lacksPasskey: false }, "admin", "en", "/admin")).toBe("/sales");
  expect(whereTo({ role: null, lacksPasskey: false }, "sales", "es", "/sales")).toBe("/account");
});

test("redirects a sign-in without the required passkey to the account and keeps it there", () => {
  const user = { role: "medical", lacksPasskey: true } as const;
  expect(whereTo(user, "medical", "en", "/medical")).toBe("/account");
  expect(whereTo(user, "sales", "en", "/sales")).toBe("/account");
  expect(whereTo(user, "any", "en", "/account")).toBeNull();
});
