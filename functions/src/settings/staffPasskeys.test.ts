import { expect, test } from "vitest";

import { requiresStaffPasskeys } from "./staffPasskeys.ts";

test.each([
  [{}, false],
  [{ REQUIRE_STAFF_PASSKEYS: "" }, false],
  [{ REQUIRE_STAFF_PASSKEYS: "off" }, false],
  [{ REQUIRE_STAFF_PASSKEYS: "on" }, true],
])("%o requires passkeys of staff: %s", (env, expected) => {
  expect(requiresStaffPasskeys(env)).toBe(expected);
});

test.each(["ON", "true", "1", "yes", " on"])("%j stops a deployment", (choice) => {
  expect(() => requiresStaffPasskeys({ REQUIRE_STAFF_PASSKEYS: choice })).toThrow(choice);
});
