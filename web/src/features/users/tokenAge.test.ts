import { expect, test } from "vitest";

import { hasEnded, isOutdated } from "./tokenAge.ts";

const changed = new Date("2026-11-21T10:00:00.700Z");

test.each([
  ["an hour before the change", "2026-11-21T09:00:00Z", true],
  ["in the same second, which may be before or after", "2026-11-21T10:00:00Z", true],
  ["in the second after", "2026-11-21T10:00:01Z", false],
])("judges a token issued %s", (_case, issued, outdated) => {
  expect(isOutdated(new Date(issued), changed)).toBe(outdated);
});

test("accepts every token when the role never changed", () => {
  expect(isOutdated(new Date("2020-01-01T00:00:00Z"), null)).toBe(false);
});

test.each([
  ["an hour before", "2026-11-21T09:00:00Z", true],
  ["in the same second", "2026-11-21T10:00:00Z", true],
  ["in the second after", "2026-11-21T10:00:01Z", false],
])("judges a sign-in %s the user signed out everywhere", (_case, signedIn, ended) => {
  expect(hasEnded(new Date(signedIn), changed)).toBe(ended);
});

test("keeps users who never signed out everywhere signed in", () => {
  expect(hasEnded(new Date("2020-01-01T00:00:00Z"), null)).toBe(false);
});
