import { expect, test } from "vitest";

import { row } from "../testing/renderLeadList.tsx";
import { movedRow, steadyRows, withMoving } from "./steadyRows.ts";

const rowsOf = (ids: string) => ids.split("").map((id) => row(id));
const isNoOnes = () => false;

function steady(shown: string, next: string, own = "") {
  const { rows, waiting } = steadyRows(rowsOf(shown), rowsOf(next), (id) => own.includes(id));
  return [rows.map(({ id }) => id).join(""), waiting];
}

test.each([
  ["a lead that moves to the top", "abc", "cab", "", ["abc", 0]],
  ["a lead that arrives", "abc", "xabc", "", ["abc", 1]],
  ["a lead that leaves", "abc", "ac", "", ["abc", 0]],
  ["a lead that another pushes off the page", "abc", "xab", "", ["abc", 1]],
  ["older leads that are loaded below", "abc", "abcde", "", ["abcde", 0]],
  ["the first leads of a column", "", "ab", "", ["ab", 0]],
])("keeps the cards in their places: %s", (_, shown, next, own, expected) => {
  expect(steady(shown, next, own)).toEqual(expected);
});

test.each([
  ["one that arrives at the top", "abc", "xabc", "x", ["xabc", 0]],
  ["one that comes back between others", "ac", "abc", "b", ["abc", 0]],
  ["one that leaves", "abc", "ac", "b", ["ac", 0]],
  ["one beside a colleague’s", "abc", "yxabc", "x", ["xabc", 1]],
])("shows the user’s own moves at once: %s", (_, shown, next, own, expected) => {
  expect(steady(shown, next, own)).toEqual(expected);
});

test("shows the current data of a card that stays", () => {
  const [before, after] = [row("a"), row("a", { plan: "premium" })];
  expect(steadyRows([before], [after], isNoOnes).rows).toEqual([after]);
});

test.each([
  ["leaves its old column", "abc", "new", "ac"],
  ["comes to the top of the other column", "xy", "quoted", "bxy"],
  ["stays where the database has put it", "xby", "quoted", "xby"],
  ["changes no other column", "xy", "lost", "xy"],
] as const)("a card that the user moves %s", (_, shown, column, expected) => {
  const { lead, ...b } = row("b");
  const moving = { ...b, lead: { ...lead, status: "quoted" } } as const;
  const rows = withMoving(rowsOf(shown), moving, column);
  expect(rows.map(({ id }) => id).join("")).toBe(expected);
});

test("lets a second move build on the first, which the database may not know yet", () => {
  const { lead, ...card } = row("a");
  const moved = movedRow({ ...card, lead }, "remoteSales");
  expect(moved).toMatchObject({ id: "a", pending: true, lead: { status: "remoteSales", step: 3 } });
  expect(moved.lead.rev).toBe(lead.rev + 1);
  expect(movedRow(moved, "quoted").lead).toMatchObject({ status: "quoted", rev: lead.rev + 2 });
});
