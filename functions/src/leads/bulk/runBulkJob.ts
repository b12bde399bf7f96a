import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { bulkBlocker } from "@salvia/domain/lead/bulk/bulkAction";
import {
  bulkJobPartSchema,
  bulkJobSchema,
  type BulkJob,
  type BulkJobPart,
  type JobAction,
  type JobOutcome,
  type JobRow,
} from "@salvia/domain/lead/bulk/bulkJob";
import { poolIndex } from "@salvia/domain/lead/finding/leadIndex";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { nextStepDayOf, nextStepSchema } from "@salvia/domain/lead/nextStep";
import { isUndoable, transitionChanges, undoableUntil } from "@salvia/domain/lead/stageTransition";
import { collections } from "@salvia/domain/shared/collections";
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";

import { leadIndex } from "../../searchIndexes/leadIndex.ts";
import { indexAtOnce } from "../../searchIndexes/searchIndex.ts";
import { stored, storedIfValid } from "../../platform/stored.ts";
import { notifyOfAssignments } from "./notifyOfAssignments.ts";
import { nextRevision } from "../../work/handOver.ts";
import { erasureDocument } from "../../privacy/erasure.ts";
import { jobDocument, partDocument } from "./storedJobs.ts";
import { erasePart } from "./erasePart.ts";
import { nextStepDocument } from "../nextSteps.ts";

/**
 * Does what is left of a job, part by part. Each part is one transaction that changes the leads and
 * records what became of them. So a job that was interrupted goes on where it stopped, and two runs
 * at once do no lead twice.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function runBulkJob(firestore: Firestore, id: string, now: Date): Promise<void> {
  let isFinished: boolean;
  let indexed = Promise.resolve();
  let changed: Moved = new Map();
  do {
    // oxlint-disable no-await-in-loop -- each part goes on where the one before ended
    await erasePart(firestore, id, now);
    const end = await firestore.runTransaction((transaction) => runPart(transaction, id, now));
    isFinished = end.isLast;
    changed = together(changed, end.moved);
    if (!isFinished && countOf(changed) < indexedAtOnce) continue;
    // The next part need not wait for the search indexes of this one.
    await indexed;
    indexed = indexAtOnce(firestore, leadIndex, changed);
    changed = new Map();
    // oxlint-enable no-await-in-loop
  } while (!isFinished);
  await indexed;
  await notifyOfAssignments(firestore, id, now);

  async function runPart(transaction: Transaction, jobId: string, at: Date): Promise<PartEnd> {
    const document = jobDocument(firestore, jobId);
    const job = stored(bulkJobSchema, await transaction.get(document));
    if (job === null || job.finishedAt !== null) return { isLast: true, moved: new Map() };
    const partOf = partDocument(firestore, jobId, job.next);
    const part = stored(bulkJobPartSchema, await transaction.get(partOf));
    const results = await changeLeads(transaction, job, part?.rows ?? [], at);
    const done = results.filter(({ outcome }) => outcome === "done").length;
    const next = job.next + 1;
    const isLast = next >= job.parts;
    if (part !== null) transaction.update(partOf, { results });
    if (done > 0) logAssignments(transaction, document, { ...job, done: job.done + done });
    transaction.update(document, {
      next,
      done: job.done + done,
      skipped: job.skipped + results.length - done,
      finishedAt: isLast ? at : null,
    });
    return { isLast, moved: movesOf(job, part?.rows ?? [], results) };
  }

  async function changeLeads(
    transaction: Transaction,
    { action, ownerId }: BulkJob,
    rows: readonly JobRow[],
    at: Date,
  ): Promise<NonNullable<BulkJobPart["results"]>> {
    const leads = rows.map((row) => firestore.collection(collections.leads).doc(row.id));
    // One for each lead, or none at all.
    const beside = rows.flatMap((row) => besideLead(firestore, action, row) ?? []);
    if (leads.length === 0) return [];
    const found = await transaction.getAll(...leads, ...beside);
    return rows.map((row, index) => {
      const snapshot = found[index];
      // A malformed lead cannot be worked on.
      const lead = snapshot === undefined ? null : storedIfValid(leadSchema, snapshot);
      const other = found[leads.length + index] ?? null;
      const outcome = outcomeOf(action, { row, lead, other, ownerId, at });
      // The person of an erased lead is gone already.
      if (outcome !== "done" || lead === null || snapshot === undefined) return { outcome };
      return { outcome, ...write(transaction, action, { row, lead, ref: snapshot.ref, other }) };
    });
  }
}

/** Whether a part was the last one, and the leads that it changed. */
type PartEnd = { isLast: boolean; moved: Moved };

/** The ids of leads, by the index that they may be in. */
type Moved = ReadonlyMap<string, readonly string[]>;

/**
 * How many leads the indexes are updated for at a time: about as many as one part of an index has,
 * so that it is read and written once, and not for every part of the job.
 */
const indexedAtOnce = 500;

function together(one: Moved, other: Moved): Moved {
  const readers = new Set([...one.keys(), ...other.keys()]);
  const idsOf = (reader: string) => [...(one.get(reader) ?? []), ...(other.get(reader) ?? [])];
  return new Map([...readers].map((reader) => [reader, idsOf(reader)]));
}

function countOf(moved: Moved): number {
  return Math.max(0, ...[...moved.values()].map((ids) => ids.length));
}

function movesOf(
  { action, ownerId }: BulkJob,
  rows: readonly JobRow[],
  results: NonNullable<BulkJobPart["results"]>,
): PartEnd["moved"] {
  const moved = new Map<string, string[]>();
  // A step is in no index, and the events of erased leads take them out of theirs.
  if (action.kind === "nextStep" || action.kind === "erase") return moved;
  for (const [at, row] of rows.entries()) {
    const result = results[at];
    if (result?.outcome !== "done") continue;
    const { leftOwner: before = ownerId } = result;
    const after = newOwnerOf(action, row);
    for (const owner of new Set([before, after === undefined ? before : after])) {
      const reader = owner ?? poolIndex;
      moved.set(reader, [...(moved.get(reader) ?? []), row.id]);
    }
  }
  return moved;
}

/** The owner whom a lead gets; null for the pool, undefined if it keeps its owner. */
function newOwnerOf(action: JobAction, { toOwner }: JobRow): string | null | undefined {
  if (action.kind === "unassign") return toOwner;
  return action.kind === "assign" || action.kind === "handOver" ? action.to : undefined;
}

/** Keeps the audit entry of a job that assigns leads, or takes that back, up to date. */
function logAssignments(
  transaction: Transaction,
  { id, firestore }: DocumentReference,
  { action, ownerId, createdAt, done: count }: BulkJob,
): void {
  if (action.kind !== "assign" && action.kind !== "unassign") return;
  const what =
    action.kind === "assign"
      ? { action: "leadsAssigned", uid: action.to ?? ownerId, to: action.to }
      : { action: "assignmentUndone", uid: ownerId };
  const entry = auditEntrySchema.parse({ ...what, by: ownerId, at: createdAt, count });
  transaction.set(firestore.collection(collections.auditLog).doc(`job-${id}`), entry);
}

/** The document that decides about a lead, too: its quote, its erasure, or the step that it has now. */
function besideLead(
  firestore: Firestore,
  action: JobAction,
  { id }: JobRow,
): DocumentReference | null {
  if (action.kind === "nextStep") return nextStepDocument(firestore, id);
  if (action.kind === "erase") return erasureDocument(firestore, "lead", id);
  if (action.kind !== "move" || action.to !== "quoted") return null;
  return firestore.collection(collections.quotes).doc(id);
}

type Asked = {
  row: JobRow;
  lead: Lead | null;
  other: DocumentSnapshot | null;
  ownerId: string;
  at: Date;
};

/** Decides as the security rules do for the owner's own writes, and the same for administrators. */
function outcomeOf(action: JobAction, { row, lead, other, ownerId, at }: Asked): JobOutcome {
  if (action.kind === "erase") {
    if (other?.exists === true) return "done";
    return lead === null ? "removed" : "changed";
  }
  if (action.kind === "assign" || action.kind === "unassign") {
    if (lead === null) return "removed";
    if (lead.rev !== row.rev) return "changed";
    if (action.kind === "assign") return lead.ownerId === action.to ? "assigned" : "done";
    return row.toOwner !== undefined && at < undoableUntil(lead.updatedAt) ? "done" : "late";
  }
  if (lead === null || lead.ownerId !== ownerId) return "gone";
  return outcomeForOwner(action, lead, row, other, at);
}

function outcomeForOwner(
  action: Exclude<JobAction, { kind: "erase" | "assign" | "unassign" }>,
  lead: Lead,
  row: JobRow,
  other: DocumentSnapshot | null,
  at: Date,
): JobOutcome {
  // A step counts its own revisions, and the latest one wins.
  if (action.kind !== "nextStep" && lead.rev !== row.rev) return "changed";
  if (action.kind === "undo") {
    const move = row.to === undefined ? null : { from: row.to, createdAt: lead.updatedAt };
    return move !== null && isUndoable(lead, move, at) ? "done" : "late";
  }
  const blocker = bulkBlocker(action, lead);
  if (blocker !== null) return blocker;
  return isQuoteMissing(action, lead, other) ? "quote" : "done";
}

/** A lead moves on to quoted once it has a quote. One that comes back there was quoted before. */
function isQuoteMissing(action: JobAction, { status }: Lead, other: DocumentSnapshot | null) {
  const isMoveToQuoted = action.kind === "move" && action.to === "quoted";
  return isMoveToQuoted && status === "remoteSales" && other?.exists !== true;
}

type Changed = {
  row: JobRow;
  lead: Lead;
  ref: DocumentReference;
  other: DocumentSnapshot | null;
};

/** @returns the status that a moved lead leaves, or the owner that an assigned lead leaves */
function write(
  transaction: Transaction,
  action: JobAction,
  { row, lead, ref, other }: Changed,
): { left?: LeadStatus; leftOwner?: string | null } {
  const ownerId = newOwnerOf(action, row);
  if (ownerId !== undefined) {
    // What the trigger would store: this saves a write of each lead, and claims wait for none.
    const isOfPool = lead.ownerId === null || ownerId === null;
    const nextStepDay = nextStepDayOf({ ...lead, ownerId }, null) ?? FieldValue.delete();
    transaction.update(ref, { ownerId, ...(isOfPool && { nextStepDay }), ...nextRevision() });
    return action.kind === "handOver" ? {} : { leftOwner: lead.ownerId };
  }
  if (action.kind === "nextStep") {
    const before = other === null ? null : stored(nextStepSchema, other);
    const step = { ...action.step, leadId: ref.id, ownerId: lead.ownerId, doneAt: null };
    const updatedAt = FieldValue.serverTimestamp();
    transaction.set(nextStepDocument(ref.firestore, ref.id), {
      ...step,
      rev: (before?.rev ?? 0) + 1,
      updatedAt,
    });
    return {};
  }
  const to = action.kind === "move" ? action.to : row.to;
  if (to === undefined) return {};
  const loss = action.kind === "move" ? action.loss : undefined;
  transaction.update(ref, {
    ...transitionChanges(lead, to),
    ...(loss !== undefined && { loss }),
    ...(lead.status === "lost" && { loss: FieldValue.delete() }),
    ...(to === "lost" && { nextStepDay: FieldValue.delete() }),
    ...nextRevision(),
  });
  return { left: lead.status };
}
