import * as z from "zod/mini";

import { dueDaySchema, dueTitleSchema } from "../shared/due.ts";
import { patterns } from "../shared/patterns.ts";

export const taskPriorities = ["low", "normal", "high"] as const;

export type TaskPriority = (typeof taskPriorities)[number];

/** The details of a task that its clinician enters and may change. */
export const taskDetailsSchema = z.strictObject({
  title: dueTitleSchema,
  /** The patient it concerns, with their name from `patients`; null if none. */
  patientId: z.nullable(z.string().check(z.regex(patterns.id))),
  patientName: z.nullable(z.string().check(z.regex(patterns.displayName))),
  /** The calendar day it is due; null if none. */
  dueOn: z.nullable(dueDaySchema),
  priority: z.enum(taskPriorities),
});

export type TaskDetails = z.infer<typeof taskDetailsSchema>;

/**
 * A clinician's task, as stored in `tasks/{id}`, timestamps as `Date`. Only its owner may access
 * it. firestore.rules accepts exactly what this schema accepts.
 */
export const taskSchema = z
  .strictObject({
    ...taskDetailsSchema.shape,
    ownerId: z.string().check(z.regex(patterns.id)),
    /** When it was completed; null while it is open. */
    doneAt: z.nullable(z.date()),
    /** Counts the changes from 1, so that concurrent changes cannot overwrite each other. */
    rev: z.int().check(z.gte(1)),
    createdAt: z.date(),
    updatedAt: z.date(),
  })
  .check(z.refine((task) => (task.patientId === null) === (task.patientName === null)));

export type Task = z.infer<typeof taskSchema>;

/** The fields of a task that the server's clock sets. */
export type TaskTimestamp = "createdAt" | "updatedAt";

/** Orders tasks by due date, without one last, then by priority, then by age. */
export function compareTasks(a: Task, b: Task): number {
  const last = "9999";
  return (
    (a.dueOn ?? last).localeCompare(b.dueOn ?? last) ||
    taskPriorities.indexOf(b.priority) - taskPriorities.indexOf(a.priority) ||
    a.createdAt.getTime() - b.createdAt.getTime()
  );
}

export function newTask(details: TaskDetails, ownerId: string): Omit<Task, TaskTimestamp> {
  return { ...details, ownerId, doneAt: null, rev: 1 };
}
