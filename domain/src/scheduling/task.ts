import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

export const taskPriorities = ["low", "normal", "high"] as const;

export type TaskPriority = (typeof taskPriorities)[number];

/** The longest title, in UTF-16 code units. */
export const taskTitleMaxLength = 200;

/** What a clinician says of a task, and may change. */
export const taskDetailsSchema = z.strictObject({
  title: z.string().check(
    // The rules count code units, as JavaScript does; zod would count code points.
    z.refine((text) => text.length <= taskTitleMaxLength),
    z.regex(patterns.wording),
  ),
  /** The patient it is about, and their name as in `patients`; null where it is about none. */
  patientId: z.nullable(z.string().check(z.regex(patterns.id))),
  patientName: z.nullable(z.string().check(z.regex(patterns.displayName))),
  /** The calendar day it is to be done by; null where there is none. */
  dueOn: z.nullable(z.string().check(z.regex(patterns.day))),
  priority: z.enum(taskPriorities),
});

export type TaskDetails = z.infer<typeof taskDetailsSchema>;

/**
 * Something a clinician has to do, as stored in `tasks/{id}`, timestamps as `Date`. It is its owner's
 * alone. firestore.rules accepts exactly what this schema accepts.
 */
export const taskSchema = z
  .strictObject({
    ...taskDetailsSchema.shape,
    ownerId: z.string().check(z.regex(patterns.id)),
    /** When it was done; null as long as it is open. */
    doneAt: z.nullable(z.date()),
    /** Counts the changes from 1, so that none is overwritten unseen. */
    rev: z.int().check(z.gte(1)),
    createdAt: z.date(),
    updatedAt: z.date(),
  })
  .check(z.refine((task) => (task.patientId === null) === (task.patientName === null)));

export type Task = z.infer<typeof taskSchema>;

/** The fields of a task that the server's clock fills. */
export type TaskTimestamp = "createdAt" | "updatedAt";

/** A new task, but for the timestamps. */
export function newTask(details: TaskDetails, ownerId: string): Omit<Task, TaskTimestamp> {
  return { ...details, ownerId, doneAt: null, rev: 1 };
}
