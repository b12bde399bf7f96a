import { describe, expect, test } from "vitest";

import { brand } from "./brand.ts";

/** The WCAG 2.2 contrast of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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
