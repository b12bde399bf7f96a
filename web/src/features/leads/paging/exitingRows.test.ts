import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { exitingRowsFrom, withExitingRows } from "./exitingRows.ts";
import type { LeadRow } from "../data/leadRow.ts";

const row = (id: string, rev = 1): LeadRow => ({ id, lead: lead({ rev }), pending: false });
const [a, b, c, d] = [row("a"), row("b"), row("c"), row("d")];
const all = [a, b, c, d];

test("where nothing is held the rows are the same", () => {
  expect(withExitingRows(all, new Map())).toBe(all);
  expect(exitingRowsFrom(all, [])).toEqual([]);
});

test("rows that went stay in their places, several in a row and at the top too", () => {
  const held = new Map(exitingRowsFrom(all, ["a", "b", "d"]));
  expect(withExitingRows([c], held)).toEqual(all);
});

test("a row that moved shows in its old place as it is now, once", () => {
  const held = new Map(exitingRowsFrom(all, ["c"]));
  const moved = row("c", 2);
  expect(withExitingRows([moved, a, b, d], held)).toEqual([a, b, moved, d]);
});

test("new rows come in between, and the held ones keep their neighbour above", () => {
  const held = new Map(exitingRowsFrom(all, ["b"]));
  expect(withExitingRows([row("new"), a, c, d], held).map(({ id }) => id)).toEqual([
    "new",
    "a",
    "b",
    "c",
    "d",
  ]);
});
