import { expect, test } from "vitest";

import { endpointErrors, clientErrors, isEndpointError } from "./errors.ts";

test("each call error is known, and is answered with a status of failure", () => {
  expect(Object.keys(endpointErrors).length).toBeGreaterThan(0);
  for (const [error, status] of Object.entries(endpointErrors)) {
    expect(isEndpointError(error)).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});

test.each(["", "Bad-Request", "toString", "__proto__", "constructor", null, undefined, 400, {}])(
  "%o is no call error",
  (value) => {
    expect(isEndpointError(value)).toBe(false);
  },
);

test("client errors are told apart by name", () => {
  expect(new Set(clientErrors).size).toBe(clientErrors.length);
});
