import { daysBetween } from "../../lib/calendarDay.ts";
import type { TaskRow } from "./taskPages.ts";

/** When a task is due, seen from today; the first of these come first. */
const dueGroups = ["overdue", "today", "tomorrow", "soon", "later", "someTime"] as const;

export type DueGroup = (typeof dueGroups)[number];

/**
 * @param dueOn the day it is due, or null
 * @param today the day it is where the reader is
 */
export function dueGroupOf(dueOn: string | null, today: string): DueGroup {
  if (dueOn === null) return "someTime";
  const days = daysBetween(today, dueOn);
  if (days < 0) return "overdue";
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  return days <= daysSoon ? "soon" : "later";
}

/** The groups that hold any of these, each in the order of the days, and then of what matters most. */
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

/** So far ahead is soon. */
const daysSoon = 7;

const urgency = { high: 0, normal: 1, low: 2 } as const;

function firstThingsFirst({ task: a }: TaskRow, { task: b }: TaskRow): number {
  return (
    (a.dueOn ?? "").localeCompare(b.dueOn ?? "") ||
    urgency[a.priority] - urgency[b.priority] ||
    a.createdAt.getTime() - b.createdAt.getTime()
  );
}
