import { describe, expect, test } from "vitest";

import { isUsername, normalizeUsername } from "./username.ts";

describe("a username", () => {
  test.each(["ana", "lucia.ferrer", "a-1", "j_p", "x".repeat(30), "a1.b2-c3_d4"])(
    "may be %s",
    (username) => {
      expect(isUsername(username)).toBe(true);
    },
  );

  test.each([
    ["too short", "ab"],
    ["too long", "x".repeat(31)],
    ["an address", "ana@example.com"],
    ["upper-case", "Ana"],
    ["begun with a digit", "1ana"],
    ["begun with a dot", ".ana"],
    ["ended with a dot", "ana."],
    ["of two dots in a row", "an..a"],
    ["of a letter that looks like another", "аna"],
    ["two lines", "ana\n"],
    ["a prototype", "__proto__"],
    ["a path", "ana/b"],
  ])("may not be %s", (_, username) => {
    expect(isUsername(username)).toBe(false);
  });
});

test("is normalized to its stored form", () => {
  expect(normalizeUsername("  Lucia.Ferrer ")).toBe("lucia.ferrer");
});
