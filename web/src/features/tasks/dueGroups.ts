import { daysBetween } from "../../lib/time/calendarDay.ts";
import type { TaskRow } from "./tasks.data.ts";

/** The groups of tasks by due date, in display order. */
const dueGroups = ["overdue", "today", "tomorrow", "soon", "later", "someTime"] as const;

export type DueGroup = (typeof dueGroups)[number];

/**
 * @param dueOn the due date, or null
 * @param today today's date in the reader's time zone
 */
export function dueGroupOf(dueOn: string | null, today: string): DueGroup {
  if (dueOn === null) return "someTime";
  const days = daysBetween(today, dueOn);
  if (days < 0) return "overdue";
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  return days <= daysSoon ? "soon" : "later";
}

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

/** How many days ahead count as "soon". */
const daysSoon = 7;

const urgency = { high: 0, normal: 1, low: 2 } as const;

function firstThingsFirst({ task: a }: TaskRow, { task: b }: TaskRow): number {
  return (
    (a.dueOn ?? "").localeCompare(b.dueOn ?? "") ||
    urgency[a.priority] - urgency[b.priority] ||
    a.createdAt.getTime() - b.createdAt.getTime()
  );
}
