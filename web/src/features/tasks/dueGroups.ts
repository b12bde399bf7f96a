import { compareTasks } from "@salvia/domain/scheduling/task";
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
        .toSorted((a, b) => compareTasks(a.task, b.task)),
    }))
    .filter((part) => part.rows.length > 0);
}
