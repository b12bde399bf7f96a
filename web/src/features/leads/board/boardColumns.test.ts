import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadStatuses } from "@salvia/domain/lead/leadStatus";
import { expect, test } from "vitest";

import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { columnFilter, columnsOf, startsClosed } from "./boardColumns.ts";

const open = (filter: LeadFilter) =>
  columnsOf(filter).filter((status) => !startsClosed(status, filter));

test("shows all stages, and opens those of leads in progress", () => {
  expect(columnsOf(unfilteredLeadFilter)).toEqual(leadStatuses);
  expect(open(unfilteredLeadFilter)).toEqual(leadStatuses.slice(0, 5));
});

test("follows the filter of the list", () => {
  expect(open({ ...unfilteredLeadFilter, status: ["quoted", "lost"] })).toEqual(["quoted", "lost"]);
  expect(open({ ...unfilteredLeadFilter, kind: "client" })).toEqual(["enrolled"]);
  expect(columnsOf({ ...unfilteredLeadFilter, kind: "lead" })).not.toContain("enrolled");
});

test("keeps the order of the days that the list is filtered by", () => {
  const due = { word: "due", days: { from: null, to: "2026-11-27" } };
  const none = { word: "none", days: null };
  const byStep = { ...unfilteredLeadFilter, step: due, sort: "step" } as const;
  expect(columnFilter(byStep, "quoted").sort).toBe("step");
  expect(columnFilter({ ...byStep, step: none, sort: "name" }, "quoted").sort).toBe("updated");
});

test("sorts a column by its last changes, whatever the order of the list", () => {
  const shown = { ...unfilteredLeadFilter, plan: ["premium"] } as const;
  expect(columnFilter({ ...shown, kind: "lead", sort: "name" }, "quoted")).toEqual({
    ...shown,
    status: ["quoted"],
    sort: "updated",
  });
});
