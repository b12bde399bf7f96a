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

test("sorts found leads by the day of their next step", () => {
  const days = ["2026-12-01", "2026-11-30", "2026-12-01"];
  const due = days.map((nextStepDay, at) => ({
    id: "acb"[at] ?? "",
    lead: lead({ nextStepDay }),
    pending: false,
  }));
  expect(sortedRows(due, "step").map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

test.each(leadSorts)("orders leads with an equal %s by id", (sort) => {
  const alike = ["c", "a", "b"].map((id) => row(id, 1, 1, "Abad"));
  expect(
    sortedRows(alike, sort)
      .map(({ id }) => id)
      .join(""),
  ).toBe("abc");
});
