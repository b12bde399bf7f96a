import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { changesBetween, noChanges } from "./leadChanges.ts";
import type { LeadRow } from "../data/leadRow.ts";

function row(id: string, rev = 1, pending = false): LeadRow {
  return { id, lead: lead({ rev }), pending };
}

const [a, b, c] = [row("a"), row("b"), row("c")];

test("nothing happened where both states are the same", () => {
  expect(changesBetween([a, b], [a, b], false)).toEqual(noChanges);
});

test("a lead that others made, one they changed and one they took are told apart", () => {
  expect(changesBetween([b, c], [a, row("b", 2)], false)).toEqual({
    ...noChanges,
    arrived: ["a"],
    changed: ["b"],
    left: ["c"],
  });
});

test("one's own lead counts as saved once the server has it, not as arrived", () => {
  expect(changesBetween([b], [row("a", 1, true), b], false)).toEqual(noChanges);
  expect(changesBetween([row("a", 1, true), b], [a, b], false)).toEqual({
    ...noChanges,
    saved: ["a"],
  });
});

test("one's own edit counts once the server has it", () => {
  expect(changesBetween([a], [row("a", 2, true)], false)).toEqual(noChanges);
  expect(changesBetween([row("a", 2, true)], [row("a", 2)], false)).toEqual({
    ...noChanges,
    saved: ["a"],
  });
});

test("one's own lead that the server refused just goes", () => {
  expect(changesBetween([row("a", 1, true), b], [b], false)).toEqual(noChanges);
});

test("a row that slides out of or into a full window has neither left nor arrived", () => {
  expect(changesBetween([b, c], [a, b], true)).toEqual({ ...noChanges, arrived: ["a"] });
  expect(changesBetween([a, b], [b, c], true)).toEqual({ ...noChanges, left: ["a"] });
});

test("a lead whose edit takes it elsewhere has moved, one's own as soon as it is made", () => {
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
