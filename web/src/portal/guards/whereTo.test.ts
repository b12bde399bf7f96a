import { roles } from "@salvia/domain/account/role";
import { expect, test } from "vitest";

import { whereTo } from "./whereTo.ts";

test("nobody is led to the login page of their language, and back from there", () => {
  const target = whereTo(null, "sales", "fr", "/sales/leads?view=pool");
  expect(target).toBe("/fr/login?next=%2Fsales%2Fleads%3Fview%3Dpool");
});

test.each(roles)("%s may stay in their own area", (role) => {
  expect(whereTo({ role, lacksPasskey: false }, role, "en", `/${role}`)).toBeNull();
});

test.each([...roles, null])("%s may see what is for all who are signed in", (role) => {
  expect(whereTo({ role, lacksPasskey: false }, "any", "en", "/account")).toBeNull();
});

test("nobody may see what is for all who are signed in", () => {
  expect(whereTo(null, "any", "es", "/account")).toBe("/es/login?next=%2Faccount");
});

test("each role is led from another's area to its own, and a visitor home", () => {
  expect(whereTo({ role: "medical", lacksPasskey: false }, "sales", "en", "/sales")).toBe(
    "/medical",
  );
  expect(whereTo({ role: "sales", lacksPasskey: false }, "admin", "en", "/admin")).toBe("/sales");
  expect(whereTo({ role: null, lacksPasskey: false }, "sales", "es", "/sales")).toBe("/");
});

test("a sign-in without the passkey that its role needs is led to the account, and stays there", () => {
  const user = { role: "medical", lacksPasskey: true } as const;
  expect(whereTo(user, "medical", "en", "/medical")).toBe("/account");
  expect(whereTo(user, "sales", "en", "/sales")).toBe("/account");
  expect(whereTo(user, "any", "en", "/account")).toBeNull();
});
