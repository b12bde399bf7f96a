import { expect, it } from "vitest";

import { demandsAppCheck } from "./appCheck.ts";

it.each([
  [{}, false],
  [{ APP_CHECK: "" }, false],
  [{ APP_CHECK: "off" }, false],
  [{ APP_CHECK: "enforce" }, true],
  [{ APP_CHECK: "enforce", FUNCTIONS_EMULATOR: "true" }, false],
])("with %j, reports %j for whether App Check is required", (env, demanded) => {
  expect(demandsAppCheck(env)).toBe(demanded);
});

it.each(["on", "true", "Enforce", "enforce off"])("fails the deployment for %j", (choice) => {
  expect(() => demandsAppCheck({ APP_CHECK: choice })).toThrow("APP_CHECK must be");
});
