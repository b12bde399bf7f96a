import { expect, test } from "vitest";

import { minInstances } from "./minInstances.ts";

test.each([
  [{}, 0],
  [{ MIN_INSTANCES: "" }, 0],
  [{ MIN_INSTANCES: "0" }, 0],
  [{ MIN_INSTANCES: "2" }, 2],
  [{ MIN_INSTANCES: "5" }, 5],
])("with %o, keeps %i instances", (env, expected) => {
  expect(minInstances(env)).toBe(expected);
});

test.each(["-1", "1.5", "6", "10", "one", "1e1"])("fails the deployment for %j", (choice) => {
  expect(() => minInstances({ MIN_INSTANCES: choice })).toThrow("MIN_INSTANCES");
});
