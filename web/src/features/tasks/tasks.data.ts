import { collections } from "@salvia/domain/shared/collections";
import { newTask, taskSchema, type Task, type TaskDetails } from "@salvia/domain/scheduling/task";
import {
  collection,
  deleteDoc,
  doc,
  endAt,
  endBefore,
  serverTimestamp,
  setDoc,
  startAfter,
  updateDoc,
  type QueryConstraint,
} from "firebase/firestore";

import { declaredQuery, type DeclaredQuery, queryOf } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import { liveBoundedPages, type BoundedPages } from "../../firebase/liveQuery/liveBoundedPages.ts";
import { livePage, type RowsOfQuery } from "../../firebase/liveQuery/liveCollection.ts";

export const taskQueries = {
  /** Open tasks; those without a due date come first. */
  open: queryOf(collections.tasks, ["ownerId ==", "doneAt =="], ["dueOn asc"]),
  /** Most recently completed tasks first; open tasks come after all of them. */
  byDone: queryOf(collections.tasks, ["ownerId =="], ["doneAt desc"]),
};

/** A task, its id, and whether its last write awaits confirmation from the server. */
export type TaskRow = { id: string; task: Task; pending: boolean };

export type TaskList = BoundedPages<TaskRow>;

/** The parts of a task list: with a due date, without a due date, and done. */
export type TaskPart = "due" | "someTime" | "done";

/** One part of a user's tasks, in live pages, by due date or most recently completed first. */
export const taskList = liveBoundedPages((uid: string, part: TaskPart) => ({
  ...tasksOf(uid, part),
  pageSize: 25,
}));

/** The first `count` tasks by due date. */
export const firstDue = livePage((uid: string, count: number) => ({
  ...tasksOf(uid, "due"),
  pageSize: count,
}));

/**
 * Adds a task of the user's own. Resolves once the server confirms it; lists show it before that.
 *
 * @throws FirebaseError `permission-denied` if another clinician now treats its patient
 */
export async function addTask(uid: string, details: TaskDetails): Promise<void> {
  const at = serverTimestamp();
  const task = { ...newTask(details, uid), createdAt: at, updatedAt: at };
  await setDoc(doc(collection(firestore(), collections.tasks)), task);
}

/**
 * Changes a task of the user's own, based on the version the user saw.
 *
 * @throws FirebaseError `permission-denied` if the task changed meanwhile
 */
export async function changeTask({ id, task }: TaskRow, details: TaskDetails): Promise<void> {
  await write(id, task.rev, details);
}

/** Marks a task as done or as open again. @throws as `changeTask` does */
export async function tickTask({ id, task }: TaskRow, done: boolean): Promise<void> {
  await write(id, task.rev, { doneAt: done ? serverTimestamp() : null });
}

/** Deletes a task of the user's own. @throws FirebaseError */
export async function deleteTask(id: string): Promise<void> {
  await deleteDoc(doc(firestore(), collections.tasks, id));
}

async function write(id: string, rev: number, change: object): Promise<void> {
  const stamp = { rev: rev + 1, updatedAt: serverTimestamp() };
  await updateDoc(doc(firestore(), collections.tasks, id), { ...change, ...stamp });
}

function tasksOf(uid: string, part: TaskPart): RowsOfQuery<Task, TaskRow> {
  const { query, values, bounds } = parts[part];
  return {
    query: declaredQuery(query, [uid, ...values], ...bounds),
    schema: taskSchema,
    row: (task, { id, metadata }) => ({ id, task, pending: metadata.hasPendingWrites }),
  };
}

type Part = {
  query: DeclaredQuery;
  values: readonly unknown[];
  /** The bounds of the part in its query's order; null sorts before every date and time. */
  bounds: readonly QueryConstraint[];
};

const parts: Readonly<Record<TaskPart, Part>> = {
  due: { query: taskQueries.open, values: [null], bounds: [startAfter(null)] },
  someTime: { query: taskQueries.open, values: [null], bounds: [endAt(null)] },
  done: { query: taskQueries.byDone, values: [], bounds: [endBefore(null)] },
};
