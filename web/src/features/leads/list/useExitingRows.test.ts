import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { exitingRowsFrom, withExitingRows } from "../list/useExitingRows.ts";
import type { LeadRow } from "../paging/leadRow.ts";

const row = (id: string, rev = 1): LeadRow => ({ id, lead: lead({ rev }), pending: false });
const [a, b, c, d] = [row("a"), row("b"), row("c"), row("d")];
const all = [a, b, c, d];

test("returns the same rows when no row is held", () => {
  expect(withExitingRows(all, new Map())).toBe(all);
  expect(exitingRowsFrom(all, [])).toEqual([]);
});

test("keeps removed rows in place, including several in a row and at the top", () => {
  const held = new Map(exitingRowsFrom(all, ["a", "b", "d"]));
  expect(withExitingRows([c], held)).toEqual(all);
});

test("shows a moved row once, in its old place, with its new data", () => {
  const held = new Map(exitingRowsFrom(all, ["c"]));
  const moved = row("c", 2);
  expect(withExitingRows([moved, a, b, d], held)).toEqual([a, b, moved, d]);
});

test("inserts new rows between held ones, which stay below the same row", () => {
  const held = new Map(exitingRowsFrom(all, ["b"]));
  expect(withExitingRows([row("new"), a, c, d], held).map(({ id }) => id)).toEqual([
    "new",
    "a",
    "b",
    "c",
    "d",
  ]);
});
