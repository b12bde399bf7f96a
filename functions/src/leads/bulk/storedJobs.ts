import {
  bulkJobLimits,
  bulkJobPartSchema,
  bulkJobSchema,
  jobKeptMs,
  type BulkJob,
  type JobAction,
  type JobRow,
} from "@salvia/domain/lead/bulk/bulkJob";
import { collections } from "@salvia/domain/shared/collections";
import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { createOnce } from "../../platform/createOnce.ts";
import { stored } from "../../platform/stored.ts";

type NewJob = { jobId: string; uid: string; action: JobAction; rows: readonly JobRow[]; now: Date };

/** Stores a job and its parts; a repeated call stores nothing. */
export async function createJob(
  firestore: Firestore,
  { jobId, uid, action, rows, now }: NewJob,
): Promise<void> {
  // In the order of ids, so that the leads of a part share few parts of a search index.
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const parts = Math.ceil(inOrder.length / bulkJobLimits.rowsPerPart);
  const of = { ownerId: uid, expiresAt: new Date(now.getTime() + jobKeptMs) };
  const begun = { total: inOrder.length, done: 0, skipped: 0, parts, next: 0 };
  const job = { ...of, ...begun, action, createdAt: now, finishedAt: parts === 0 ? now : null };
  const batch = firestore.batch();
  batch.create(jobDocument(firestore, jobId), bulkJobSchema.parse(job));
  for (let part = 0; part < parts; part += 1) {
    const from = part * bulkJobLimits.rowsPerPart;
    const ofPart = inOrder.slice(from, from + bulkJobLimits.rowsPerPart);
    const document = { ...of, job: jobId, rows: ofPart, results: null };
    batch.create(partDocument(firestore, jobId, part), bulkJobPartSchema.parse(document));
  }
  const isNew = await createOnce(() => batch.commit());
  if (isNew) logger.info("bulk job started", { uid, job: jobId, kind: action.kind, ...begun });
}

/** The leads that a job moved or assigned, as they were right after it. */
export async function changedRows(
  firestore: Firestore,
  id: string,
  { parts }: BulkJob,
): Promise<JobRow[]> {
  if (parts === 0) return [];
  const documents = Array.from({ length: parts }, (_, part) => partDocument(firestore, id, part));
  return (await firestore.getAll(...documents)).flatMap((snapshot) => {
    const part = stored(bulkJobPartSchema, snapshot);
    return (part?.rows ?? []).flatMap((row, index): JobRow[] => {
      const { left: to, leftOwner: toOwner } = part?.results?.[index] ?? {};
      const seen = { id: row.id, rev: row.rev + 1 };
      if (toOwner !== undefined) return [{ ...seen, toOwner }];
      return to === undefined ? [] : [{ ...seen, to }];
    });
  });
}

export function jobDocument(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection(collections.bulkJobs).doc(id);
}

export function partDocument(firestore: Firestore, id: string, part: number): DocumentReference {
  return firestore.collection(collections.bulkJobParts).doc(`${id}-${part}`);
}
