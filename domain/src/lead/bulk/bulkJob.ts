import * as z from "zod/mini";

import { idSchema } from "../../shared/id.ts";
import { assignActionSchema, bulkActions } from "./bulkAction.ts";
import { leadStatuses } from "../leadStatus.ts";

/**
 * The limits of a job on many leads, which the server does in parts. Fewer people are erased at once,
 * because each erasure is repeated every night for a while.
 */
export const bulkJobLimits = { rows: 10_000, erased: 1_000, rowsPerPart: 100 } as const;

const count = z.int().check(z.gte(0));
const jobId = z.uuid();

/** A lead of a job, and its revision when its owner chose the action. */
export const jobRowSchema = z.strictObject({
  id: idSchema,
  rev: z.int().check(z.gte(1)),
  /** The status to which an undo returns the lead. */
  to: z.optional(z.enum(leadStatuses)),
  /** The owner to whom an undo returns the lead; null for the pool. */
  toOwner: z.optional(z.nullable(idSchema)),
});

export type JobRow = z.infer<typeof jobRowSchema>;

/**
 * What a job does with each lead; `erase` erases their people, `undo` takes back the moves of an
 * earlier job, and `unassign` its assignments.
 */
export const jobActionSchema = z.discriminatedUnion("kind", [
  ...bulkActions,
  assignActionSchema,
  z.strictObject({ kind: z.literal("erase") }),
  z.strictObject({ kind: z.literal("undo"), of: jobId }),
  z.strictObject({ kind: z.literal("unassign"), of: jobId }),
]);

export type JobAction = z.infer<typeof jobActionSchema>;

/**
 * What became of a lead. Not changed: it was `changed` by someone else meanwhile, is `gone` from
 * the owner or `removed`, needs a `quote`, moved too long ago to undo it (`late`), is `assigned` that
 * way already, or the action is not possible.
 */
export const jobOutcomes = [
  "done",
  "changed",
  "gone",
  "removed",
  "late",
  "assigned",
  "quote",
  "already",
  "client",
  "consent",
  "plan",
  "order",
  "closed",
] as const;

export type JobOutcome = (typeof jobOutcomes)[number];

/** A job and its progress, as stored in `bulkJobs/{id}`. Its owner reads it. */
export const bulkJobSchema = z.strictObject({
  /** Who started it: the owner of the leads, or the administrator who assigns them. */
  ownerId: idSchema,
  action: jobActionSchema,
  /** How many leads there are, how many are done, and how many were left as they were. */
  total: count,
  done: count,
  skipped: count,
  parts: count,
  /** The part that is next. */
  next: count,
  createdAt: z.date(),
  finishedAt: z.nullable(z.date()),
  expiresAt: z.date(),
});

export type BulkJob = z.infer<typeof bulkJobSchema>;

/** A part of a job, as stored in `bulkJobParts/{job}-{part}`. Its owner reads it. */
export const bulkJobPartSchema = z.strictObject({
  ownerId: idSchema,
  job: jobId,
  rows: z.array(jobRowSchema),
  /** What became of each row; null until it is its turn. */
  results: z.nullable(
    z.array(
      z.strictObject({
        outcome: z.enum(jobOutcomes),
        /** The status that a moved lead left. */
        left: z.optional(z.enum(leadStatuses)),
        /** The owner that an assigned lead left. */
        leftOwner: z.optional(z.nullable(idSchema)),
      }),
    ),
  ),
  expiresAt: z.date(),
});

export type BulkJobPart = z.infer<typeof bulkJobPartSchema>;

/** How long a job is kept, in milliseconds. */
export const jobKeptMs = 3 * 24 * 60 * 60 * 1000;
