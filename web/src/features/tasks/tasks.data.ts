import { collections } from "@salvia/domain/shared/collections";
import { newTask, taskSchema, type TaskDetails } from "@salvia/domain/scheduling/task";
import {
  collection,
  deleteDoc,
  doc,
  endAt,
  endBefore,
  limit,
  onSnapshot,
  serverTimestamp,
  setDoc,
  startAfter,
  updateDoc,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { openTaskList, type TaskList, type TaskPage, type TaskRow } from "./taskPages.ts";
import { taskQueries } from "./taskQueries.ts";

/** The parts of a task list: with a due date, without a due date, and done. */
export type TaskPart = "due" | "someTime" | "done";

/** One part of a user's tasks, in live pages, by due date or most recently completed first. */
export function taskList(uid: string, part: TaskPart): Source<TaskList> {
  const { query, values, from, to } = parts[part];
  return (onValue, onError) =>
    openTaskList<QueryDocumentSnapshot>(({ after, until }, onPage) => {
      const most = until === null ? pageSize + 1 : mostOnPage;
      return onSnapshot(
        declaredQuery(
          query,
          [uid, ...values],
          ...(after === null ? from : [startAfter(after)]),
          ...(until === null ? to : [endAt(until)]),
          limit(most),
        ),
        { includeMetadataChanges: true },
        (snapshot) => onPage(pageOf(snapshot, until === null ? pageSize : mostOnPage)),
        onError,
      );
    }, onValue);
}

/** The first `count` tasks by due date, and whether there are more. */
export function firstDue(uid: string, count: number): Source<TaskPage<QueryDocumentSnapshot>> {
  const { query, values, from } = parts.due;
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(query, [uid, ...values], ...from, limit(count + 1)),
      { includeMetadataChanges: true },
      (snapshot) => onValue(pageOf(snapshot, count)),
      onError,
    );
}

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

type Part = {
  query: DeclaredQuery;
  values: readonly unknown[];
  /** The bounds of the part in its query's order; null sorts before every date and time. */
  from: readonly QueryConstraint[];
  to: readonly QueryConstraint[];
};

const parts: Readonly<Record<TaskPart, Part>> = {
  due: { query: taskQueries.open, values: [null], from: [startAfter(null)], to: [] },
  someTime: { query: taskQueries.open, values: [null], from: [], to: [endAt(null)] },
  done: { query: taskQueries.byDone, values: [], from: [], to: [endBefore(null)] },
};

/** Tasks added per page. Queries read one more to find out whether there is a next page. */
const pageSize = 25;

/** The most documents the rules allow in one query, and so the limit of a page with a fixed end. */
const mostOnPage = 100;

function pageOf({ docs, metadata }: QuerySnapshot, shown: number): TaskPage<QueryDocumentSnapshot> {
  const rows = docs.slice(0, shown).flatMap((document): TaskRow[] => {
    const task = readDocument(taskSchema, document);
    const pending = document.metadata.hasPendingWrites;
    return task === null ? [] : [{ id: document.id, task, pending }];
  });
  const next = docs.length > shown ? (docs[shown - 1] ?? null) : null;
  return { rows, next, fresh: !metadata.fromCache };
}
