import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { expect, test } from "vitest";

import { auditDays } from "./auditDays.ts";
import type { AuditRow } from "./auditLog.data.ts";

type Action = "accountDisabled" | "accountEnabled";

function row(at: string, by: string, action: Action = "accountDisabled") {
  const entry: AuditEntry = { action, uid: "camille", by, at: new Date(at) };
  return { id: `${at} ${by} ${action}`, entry };
}

/** The days with the number of entries of each run. */
function sizes(rows: readonly AuditRow[], zone: string) {
  return auditDays(rows, zone).map(({ day, runs }) => [day, runs.map((run) => run.rows.length)]);
}

test("puts each entry under its day in the reader's time zone", () => {
  const rows = [
    row("2026-11-22T01:00:00Z", "helen"),
    row("2026-11-21T23:30:00Z", "noa"),
    row("2026-11-21T12:00:00Z", "helen"),
  ];
  expect(sizes(rows, "Europe/Madrid")).toEqual([
    ["2026-11-22", [1, 1]],
    ["2026-11-21", [1]],
  ]);
  expect(sizes(rows, "America/New_York")).toEqual([["2026-11-21", [1, 1, 1]]]);
});

test("joins entries of the same action and actor only while nothing comes between", () => {
  const rows = [
    row("2026-11-21T15:00:00Z", "helen"),
    row("2026-11-21T14:00:00Z", "helen"),
    row("2026-11-21T13:00:00Z", "noa"),
    row("2026-11-21T12:00:00Z", "helen"),
    row("2026-11-21T11:00:00Z", "helen", "accountEnabled"),
    row("2026-11-21T10:00:00Z", "helen", "accountEnabled"),
  ];
  expect(sizes(rows, "UTC")).toEqual([["2026-11-21", [2, 1, 1, 2]]]);
  const [day] = auditDays(rows, "UTC");
  expect(day?.runs[0]).toEqual({ newest: rows[0], oldest: rows[1], rows: rows.slice(0, 2) });
});

test("never joins an opening of a record at short notice", () => {
  const opened = (flagged: boolean, id: string) => {
    const at = new Date("2026-11-21T10:00:00Z");
    const ids = { appointmentId: "one", uid: "beatriz", by: "camille" };
    const entry: AuditEntry = { action: "recordOpened", ...ids, flagged, at };
    return { id, entry };
  };
  const rows = [opened(false, "a"), opened(false, "b"), opened(true, "c"), opened(true, "d")];
  expect(sizes(rows, "UTC")).toEqual([["2026-11-21", [2, 1, 1]]]);
});

test("joins the records that a clinician opened on a day, whatever others did in between", () => {
  const opened = (at: string, by: string) => {
    const entry: AuditEntry = {
      action: "recordOpened",
      appointmentId: "one",
      uid: "beatriz",
      by,
      at: new Date(at),
    };
    return { id: `${at} ${by}`, entry };
  };
  const rows = [
    opened("2026-11-21T15:00:00Z", "camille"),
    row("2026-11-21T14:30:00Z", "helen"),
    opened("2026-11-21T14:00:00Z", "daniel"),
    opened("2026-11-21T13:00:00Z", "camille"),
    row("2026-11-21T12:30:00Z", "noa"),
    opened("2026-11-21T12:00:00Z", "daniel"),
    opened("2026-11-20T12:00:00Z", "camille"),
  ];
  expect(sizes(rows, "UTC")).toEqual([
    ["2026-11-21", [2, 1, 2, 1]],
    ["2026-11-20", [1]],
  ]);
  const [run] = auditDays(rows, "UTC")[0]?.runs ?? [];
  expect(run).toEqual({ newest: rows[0], oldest: rows[3], rows: [rows[0], rows[3]] });
});

test("ends a run at midnight, and has no days for an empty log", () => {
  const rows = [row("2026-11-22T00:01:00Z", "helen"), row("2026-11-21T23:59:00Z", "helen")];
  expect(sizes(rows, "UTC")).toEqual([
    ["2026-11-22", [1]],
    ["2026-11-21", [1]],
  ]);
  expect(auditDays([], "UTC")).toEqual([]);
});
