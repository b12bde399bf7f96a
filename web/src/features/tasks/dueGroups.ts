import { dueGroupOf, dueGroups, type DueGroup } from "@salvia/domain/shared/due";

import type { TaskRow } from "./tasks.data.ts";

/** The nonempty groups, each sorted by due date and then by priority. */
export function grouped(
  rows: readonly TaskRow[],
  today: string,
): { group: DueGroup; rows: readonly TaskRow[] }[] {
  return dueGroups
    .map((group) => ({
      group,
      rows: rows
        .filter(({ task }) => dueGroupOf(task.dueOn, today) === group)
        .toSorted(firstThingsFirst),
    }))
    .filter((part) => part.rows.length > 0);
}

const urgency = { high: 0, normal: 1, low: 2 } as const;

function firstThingsFirst({ task: a }: TaskRow, { task: b }: TaskRow): number {
  return (
    (a.dueOn ?? "").localeCompare(b.dueOn ?? "") ||
    urgency[a.priority] - urgency[b.priority] ||
    a.createdAt.getTime() - b.createdAt.getTime()
  );
}
