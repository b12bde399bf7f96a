import { describe, expect, test } from "vitest";

import { brand } from "./brand.ts";
import { contrast } from "./contrast.ts";

describe.each(["light", "dark"] as const)("contrast in the %s scheme", (scheme) => {
  const colors = brand.colors[scheme];

  test.each([
    ["text", "ground", 7],
    ["text", "surface", 7],
    ["text", "tint", 7],
    ["muted", "ground", 4.5],
    ["muted", "surface", 4.5],
    ["muted", "tint", 4.5],
    ["primary", "ground", 4.5],
    ["primary", "surface", 4.5],
    ["primary", "tint", 4.5],
    ["onPrimary", "primary", 4.5],
    ["onPrimary", "primaryStrong", 4.5],
    ["accent", "ground", 4.5],
    ["onAccent", "accent", 4.5],
    ["error", "surface", 4.5],
    ["error", "ground", 4.5],
    ["onError", "error", 4.5],
    ["warning", "surface", 4.5],
    ["onWarning", "warning", 4.5],
    ["info", "surface", 4.5],
    ["onInfo", "info", 4.5],
    ["outline", "surface", 3],
    ["outline", "ground", 3],
  ] as const)("%s contrasts with %s (%d:1)", (front, back, least) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
  });
});

test("has a bare origin, because URLs are built by appending paths", () => {
  expect(brand.origin).toMatch(/^https:\/\/[a-z0-9.-]+$/);
});
