import { expect, it } from "vitest";

import { demandsAppCheck } from "./appCheck.ts";

it.each([
  [{}, false],
  [{ APP_CHECK: "" }, false],
  [{ APP_CHECK: "off" }, false],
  [{ APP_CHECK: "enforce" }, true],
  [{ APP_CHECK: "enforce", FUNCTIONS_EMULATOR: "true" }, false],
])("with %j it is demanded: %j", (env, demanded) => {
  expect(demandsAppCheck(env)).toBe(demanded);
});

it.each(["on", "true", "Enforce", "enforce "])("a deployment that says %j fails", (choice) => {
  expect(() => demandsAppCheck({ APP_CHECK: choice })).toThrow(`APP_CHECK: "${choice}"`);
});
