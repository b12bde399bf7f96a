import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { changesBetween, noChanges } from "./leadChanges.ts";
import type { LeadRow } from "./leadRow.ts";

function row(id: string, rev = 1, pending = false): LeadRow {
  return { id, lead: lead({ rev }), pending };
}

const [a, b, c] = [row("a"), row("b"), row("c")];

test("reports no changes between identical states", () => {
  expect(changesBetween([a, b], [a, b], false)).toEqual(noChanges);
});

test("distinguishes leads that arrived, changed and left", () => {
  expect(changesBetween([b, c], [a, row("b", 2)], false)).toEqual({
    ...noChanges,
    arrived: ["a"],
    changed: ["b"],
    left: ["c"],
  });
});

test("reports the user's own lead as saved, not arrived, once the server confirms it", () => {
  expect(changesBetween([b], [row("a", 1, true), b], false)).toEqual(noChanges);
  expect(changesBetween([row("a", 1, true), b], [a, b], false)).toEqual({
    ...noChanges,
    saved: ["a"],
  });
});

test("reports the user's own edit once the server confirms it", () => {
  expect(changesBetween([a], [row("a", 2, true)], false)).toEqual(noChanges);
  expect(changesBetween([row("a", 2, true)], [row("a", 2)], false)).toEqual({
    ...noChanges,
    saved: ["a"],
  });
});

test("reports nothing when the user's own refused lead disappears", () => {
  expect(changesBetween([row("a", 1, true), b], [b], false)).toEqual(noChanges);
});

test("ignores rows that slide into or out of a full window", () => {
  expect(changesBetween([b, c], [a, b], true)).toEqual({ ...noChanges, arrived: ["a"] });
  expect(changesBetween([a, b], [b, c], true)).toEqual({ ...noChanges, left: ["a"] });
});

test("reports an edited lead as moved, the user's own edits immediately", () => {
  expect(changesBetween([a, b, c], [row("c", 2), a, b], false)).toEqual({
    ...noChanges,
    changed: ["c"],
    moved: ["c"],
  });
  expect(changesBetween([a, b, c], [b, row("a", 2, true), c], false)).toEqual({
    ...noChanges,
    moved: ["a"],
  });
});
