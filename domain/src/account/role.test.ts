import { expect, test } from "vitest";

import { homePathOf, isRole, roles, staffRoles } from "./role.ts";

test("each role lands in its own part of the portal, a visitor at home", () => {
  expect(roles.map(homePathOf)).toEqual([
    "/sales",
    "/medical",
    "/member",
    "/employer",
    "/partner",
    "/admin",
  ]);
  expect(homePathOf(null)).toBe("/");
});

test.each(["Sales", "", "owner", "toString", null, undefined, ["sales"], { role: "sales" }])(
  "%o is no role",
  (value) => {
    expect(isRole(value)).toBe(false);
  },
);

test("all roles are known, and the insurer's own people have some of them", () => {
  for (const role of [...roles, ...staffRoles]) expect(isRole(role)).toBe(true);
  expect(staffRoles).not.toContain("member");
});
