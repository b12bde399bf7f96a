import { expect, test } from "vitest";

import { requiresStaffPasskeys } from "./staffPasskeys.ts";

test.each([
  [{}, false],
  [{ REQUIRE_STAFF_PASSKEYS: "" }, false],
  [{ REQUIRE_STAFF_PASSKEYS: "off" }, false],
  [{ REQUIRE_STAFF_PASSKEYS: "on" }, true],
])("with %o, reports %s for whether staff need passkeys", (env, expected) => {
  expect(requiresStaffPasskeys(env)).toBe(expected);
});

test.each(["ON", "true", "1", "yes", "on off"])("fails the deployment for %j", (choice) => {
  expect(() => requiresStaffPasskeys({ REQUIRE_STAFF_PASSKEYS: choice })).toThrow(
    "REQUIRE_STAFF_PASSKEYS must be",
  );
});
