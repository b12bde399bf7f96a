import { expect, test } from "vitest";

import { homePathOf, isRole, roles, staffRoles } from "./role.ts";

test("sends each role to its own part of the portal, and visitors to the home page", () => {
  expect(roles.map(homePathOf)).toEqual([
    "/sales",
    "/medical",
    "/member",
    "/employer",
    "/partner",
    "/admin",
  ]);
  expect(homePathOf(null)).toBe("/account");
});

test.each(["Sales", "", "owner", "toString", null, undefined, ["sales"], { role: "sales" }])(
  "refuses %o as a role",
  (value) => {
    expect(isRole(value)).toBe(false);
  },
);

test("lists all roles, with the staff roles among them", () => {
  for (const role of [...roles, ...staffRoles]) expect(isRole(role)).toBe(true);
  expect(staffRoles).not.toContain("member");
});
