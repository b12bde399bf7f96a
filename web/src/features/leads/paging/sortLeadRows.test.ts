import { leadSorts } from "@salvia/domain/lead/leadFilter";
import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { sortedRows } from "./sortLeadRows.ts";

function row(id: string, day: number, changed: number, lastName: string) {
  const at = (number: number) => new Date(Date.UTC(2026, 10, number));
  const made = lead({ lastName, createdAt: at(day), updatedAt: at(changed) });
  return { id, lead: made, pending: false };
}

const rows = [row("a", 1, 9, "Ávila"), row("b", 3, 3, "Zubiri"), row("c", 2, 8, "abad")];

test.each([
  ["created", "bca"],
  ["updated", "acb"],
  ["name", "cab"],
] as const)("sorts found leads by %s", (sort, order) => {
  expect(
    sortedRows(rows, sort)
      .map(({ id }) => id)
      .join(""),
  ).toBe(order);
});

test.each(leadSorts)("orders leads with an equal %s by id", (sort) => {
  const alike = ["c", "a", "b"].map((id) => row(id, 1, 1, "Abad"));
  expect(
    sortedRows(alike, sort)
      .map(({ id }) => id)
      .join(""),
  ).toBe("abc");
});
