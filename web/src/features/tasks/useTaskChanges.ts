import type { TaskDetails } from "@salvia/domain/scheduling/task";
import { useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { type TaskRow, addTask, changeTask, deleteTask, tickTask } from "./tasks.data.ts";

/** Adds, changes and deletes tasks. Lists update at once; `failure` reports a failed write. */
export function useTaskChanges(uid: string) {
  const [failure, setFailure] = useState<Failure | null>(null);

  function track(write: Promise<void>) {
    setFailure(null);
    write.catch((error: unknown) => setFailure(failureOf(error)));
  }

  return {
    add: (details: TaskDetails) => track(addTask(uid, details)),
    change: (row: TaskRow, details: TaskDetails) => track(changeTask(row, details)),
    remove: (id: string) => track(deleteTask(id)),
    failure,
  };
}

/** A task ticked on this page, before the first tick and now. */
type Ticked = { before: TaskRow; now: TaskRow };

/**
 * Ticks tasks, and keeps ticked tasks in place until the user leaves the page, so that a mistake
 * can be undone where it was made and the focus does not move.
 */
export function useTaskCompletion() {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  const [failure, setFailure] = useState<Failure | null>(null);

  function release(id: string) {
    setTicked((now) => new Map([...now].filter(([other]) => other !== id)));
  }

  function tick(row: TaskRow, done: boolean) {
    setFailure(null);
    const task = { ...row.task, doneAt: done ? new Date() : null, rev: row.task.rev + 1 };
    const before = ticked.get(row.id)?.before ?? row;
    setTicked((now) => new Map(now).set(row.id, { before, now: { ...row, task } }));
    tickTask(row, done).catch((error: unknown) => {
      release(row.id);
      setFailure(failureOf(error));
    });
  }

  /** The rows of a list plus those that ticking removed from it. */
  function withTicked(rows: readonly TaskRow[]): TaskRow[] {
    const present = new Set(rows.map(({ id }) => id));
    const gone = [...ticked.values()].map(({ now }) => now).filter(({ id }) => !present.has(id));
    return [...rows.map((row) => later(row, ticked.get(row.id)?.now)), ...gone];
  }

  /** When a task was done, in ms. Ignores ticks on this page, so the task keeps its position. */
  function doneAtOf({ id, task }: TaskRow): number {
    return (ticked.get(id)?.before.task.doneAt ?? task.doneAt)?.getTime() ?? 0;
  }

  return { tick, withTicked, doneAtOf, release, failure };
}

function later(row: TaskRow, other: TaskRow | undefined): TaskRow {
  return other !== undefined && other.task.rev > row.task.rev ? other : row;
}
