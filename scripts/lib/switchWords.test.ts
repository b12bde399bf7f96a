import { describe, expect, it } from "vitest";

import { switchWords } from "./switchWords.ts";

describe("npm run switches", () => {
  it("shows the switches without words", () => {
    expect(switchWords([])).toEqual({ kind: "show", project: null });
    expect(switchWords(["--project", "salvia-prod"])).toEqual({
      kind: "show",
      project: "salvia-prod",
    });
  });

  it("turns a feature off, locally or in a project", () => {
    const change = { kind: "change", feature: "visits", off: true };
    expect(switchWords(["off", "visits"])).toEqual({ ...change, project: null });
    expect(switchWords(["off", "visits", "--project", "salvia-prod"])).toEqual({
      ...change,
      project: "salvia-prod",
    });
  });

  it("turns a feature on", () => {
    expect(switchWords(["on", "google"])).toMatchObject({ feature: "google", off: false });
  });

  it.each([
    [["off"]],
    [["off", "password"]],
    [["toggle", "visits"]],
    [["off", "visits", "google"]],
    [["deployed"]],
    [["off", "visits", "--project"]],
    [["off", "visits", "--project", "--yes"]],
  ])("explains itself after %j", (words) => {
    expect(() => switchWords(words)).toThrow("Usage: npm run switches");
  });
});
