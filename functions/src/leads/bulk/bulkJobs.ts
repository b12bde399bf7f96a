import {
  bulkJobLimits,
  bulkJobPartSchema,
  bulkJobSchema,
  jobActionSchema,
  jobKeptMs,
  type BulkJob,
  type JobAction,
  type JobRow,
} from "@salvia/domain/lead/bulk/bulkJob";
import type { LeadEndpointInput, LeadEndpointOutput } from "@salvia/domain/lead/leadEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type DocumentReference, type Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../adminApp.ts";
import { hasRoleNow, type SignedInHandler } from "../../auth/signedInRoute.ts";
import { createOnce } from "../../createOnce.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { stored } from "../../stored.ts";
import { receiverOf } from "../../work/handOverWork.ts";

/**
 * Starts a job on leads of the caller, or on any leads that an administrator assigns; the trigger
 * `bulkJobCreated` does the work. A repeated call starts nothing.
 *
 * Refuses with not-allowed if the caller's role may not do that, and with not-found if the receiver
 * cannot take leads.
 */
export const startBulkJob: SignedInHandler<
  LeadEndpointInput<"startBulkJob">,
  LeadEndpointOutput<"startBulkJob">
> = async ({ jobId, action: ordered, rows }, call) => {
  const { uid } = call.person;
  const action = ordered.kind === "nextStep" ? withDate(ordered) : ordered;
  await checkRole(uid, action);
  await countRequest("bulkJob", call, uid);
  if ("to" in action && action.kind !== "move" && (await receiverOf(action.to)) !== "leads") {
    throw new Refusal("not-found");
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  await createJob({ jobId, uid, action, rows: [...byId.values()], now: call.now });
  return { output: {} };
};

/**
 * Starts a job that takes back what an earlier job of the caller moved or assigned.
 *
 * Refuses with not-found if that job is not the caller's or has not finished.
 */
export const undoBulkJob: SignedInHandler<
  LeadEndpointInput<"undoBulkJob">,
  LeadEndpointOutput<"undoBulkJob">
> = async ({ jobId, of }, call) => {
  const { uid } = call.person;
  await countRequest("bulkJob", call, uid);
  const firestore = getFirestore(adminApp);
  const job = stored(bulkJobSchema, await jobDocument(firestore, of).get());
  if (job === null || job.ownerId !== uid || job.finishedAt === null) {
    throw new Refusal("not-found");
  }
  await checkRole(uid, job.action);
  const rows = await changedRows(firestore, of, job);
  const kind = job.action.kind === "assign" ? "unassign" : "undo";
  const action = { kind, of } as const;
  await createJob({ jobId, uid, action, rows, now: call.now });
  return { output: {} };
};

/** Only administrators assign leads. Everything else, salespeople do with their own. */
async function checkRole(uid: string, { kind }: JobAction): Promise<void> {
  const role = kind === "assign" || kind === "unassign" ? "admin" : "sales";
  if (!(await hasRoleNow(uid, role))) throw new Refusal("not-allowed");
}

type NewJob = { jobId: string; uid: string; action: JobAction; rows: readonly JobRow[]; now: Date };

async function createJob({ jobId, uid, action, rows, now }: NewJob): Promise<void> {
  const firestore = getFirestore(adminApp);
  const parts = Math.ceil(rows.length / bulkJobLimits.rowsPerPart);
  const of = { ownerId: uid, expiresAt: new Date(now.getTime() + jobKeptMs) };
  const begun = { total: rows.length, done: 0, skipped: 0, parts, next: 0 };
  const job = { ...of, ...begun, action, createdAt: now, finishedAt: parts === 0 ? now : null };
  const batch = firestore.batch();
  batch.create(jobDocument(firestore, jobId), bulkJobSchema.parse(job));
  for (let part = 0; part < parts; part += 1) {
    const from = part * bulkJobLimits.rowsPerPart;
    const ofPart = rows.slice(from, from + bulkJobLimits.rowsPerPart);
    const document = { ...of, job: jobId, rows: ofPart, results: null };
    batch.create(partDocument(firestore, jobId, part), bulkJobPartSchema.parse(document));
  }
  const isNew = await createOnce(() => batch.commit());
  if (isNew) logger.info("bulk job started", { uid, job: jobId, kind: action.kind, ...begun });
}

/** The leads that a job moved or assigned, as they were right after it. */
async function changedRows(
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

/** The document of a job. */
export function jobDocument(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection(collections.bulkJobs).doc(id);
}

/** The document of a part of a job. */
export function partDocument(firestore: Firestore, id: string, part: number): DocumentReference {
  return firestore.collection(collections.bulkJobParts).doc(`${id}-${part}`);
}

function withDate({
  step,
}: Extract<LeadEndpointInput<"startBulkJob">["action"], { kind: "nextStep" }>): JobAction {
  const dueAt = step.dueAt === null ? null : new Date(step.dueAt);
  return jobActionSchema.parse({ kind: "nextStep", step: { ...step, dueAt } });
}
