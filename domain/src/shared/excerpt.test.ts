import { expect, it } from "vitest";

import { excerpt } from "./excerpt.ts";

it("puts a text on one line and ends a long one with an ellipsis", () => {
  expect(excerpt("  Who do I\nsee today? ", 80)).toBe("Who do I see today?");
  expect(excerpt("a".repeat(500), 80)).toBe(`${"a".repeat(79)}…`);
  expect(excerpt("Who do I see today?", 9)).toBe("Who do I…");
});
