import { expect, test } from "vitest";

import { endpointErrors, clientErrors, isEndpointError } from "./errors.ts";

test("answers every known call error with a failure status", () => {
  expect(Object.keys(endpointErrors).length).toBeGreaterThan(0);
  for (const [error, status] of Object.entries(endpointErrors)) {
    expect(isEndpointError(error)).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});

test.each(["", "Bad-Request", "toString", "__proto__", "constructor", null, undefined, 400, {}])(
  "does not accept %o as a call error",
  (value) => {
    expect(isEndpointError(value)).toBe(false);
  },
);

test("identifies client errors by name", () => {
  expect(new Set(clientErrors).size).toBe(clientErrors.length);
});
