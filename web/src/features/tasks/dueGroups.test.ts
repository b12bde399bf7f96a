import { newTask, type TaskDetails } from "@salvia/domain/scheduling/task";
import { expect, test } from "vitest";

import { grouped } from "./dueGroups.ts";
import type { TaskRow } from "./tasks.data.ts";

const today = "2026-11-22";

test("orders the groups, omits empty ones, and puts the highest priority first", () => {
  const rows = [
    row("a", { dueOn: null }),
    row("b", { dueOn: "2026-11-22", priority: "low" }),
    row("c", { dueOn: "2026-11-22", priority: "high" }),
    row("d", { dueOn: "2026-11-22" }),
    row("e", { dueOn: "2026-11-20" }),
    row("f", { dueOn: "2026-11-19", priority: "low" }),
  ];
  expect(
    grouped(rows, today).map(({ group, rows: found }) => [group, found.map(({ id }) => id)]),
  ).toEqual([
    ["overdue", ["f", "e"]],
    ["today", ["c", "d", "b"]],
    ["someTime", ["a"]],
  ]);
});

function row(id: string, details: Partial<TaskDetails>): TaskRow {
  const at = new Date("2026-11-01T08:00:00Z");
  const plain = { title: id, patientId: null, patientName: null, dueOn: null } as const;
  const task = newTask({ ...plain, priority: "normal", ...details }, "carla");
  return { id, task: { ...task, createdAt: at, updatedAt: at }, pending: false };
}
