import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { bulkJobSchema, jobActionSchema, type JobAction } from "@salvia/domain/lead/bulk/bulkJob";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import { hasRoleNow, type SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { stored } from "../../platform/stored.ts";
import { receiverOf } from "../../caller/receiverOf.ts";
import { changedRows, createJob, jobDocument } from "./storedJobs.ts";

/**
 * Starts a job on leads of the caller, or on any leads that an administrator assigns; the trigger
 * `bulkJobCreated` does the work. A repeated call starts nothing.
 *
 * Refuses with not-allowed if the caller's role may not do that, and with not-found if the receiver
 * cannot take leads.
 */
export const startBulkJob: SignedInHandler<typeof leadEndpoints.startBulkJob> = async (
  { jobId, action: ordered, rows },
  call,
) => {
  const { uid } = call.person;
  const action = ordered.kind === "nextStep" ? withDate(ordered) : ordered;
  await checkRole(uid, action);
  await countRequest("bulkJob", call, uid);
  if ("to" in action && action.kind !== "move" && (await receiverOf(action.to)) !== "leads") {
    throw new Refusal("not-found");
  }
  await createJob(getFirestore(adminApp), { jobId, uid, action, rows, now: call.now });
  return { output: {} };
};

/** Starts a job that erases the people of leads. A repeated call starts nothing. */
export const startErasureJob: SignedInHandler<typeof leadEndpoints.startErasureJob> = async (
  { jobId, rows },
  call,
) => {
  const { uid } = call.person;
  await countRequest("bulkJob", call, uid);
  const action = { kind: "erase" } as const;
  await createJob(getFirestore(adminApp), { jobId, uid, action, rows, now: call.now });
  return { output: {} };
};

/**
 * Starts a job that takes back what an earlier job of the caller moved or assigned.
 *
 * Refuses with not-found if that job is not the caller's or has not finished.
 */
export const undoBulkJob: SignedInHandler<typeof leadEndpoints.undoBulkJob> = async (
  { jobId, of },
  call,
) => {
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
  await createJob(firestore, { jobId, uid, action, rows, now: call.now });
  return { output: {} };
};

/** Only administrators assign leads. Everything else, salespeople do with their own. */
async function checkRole(uid: string, { kind }: JobAction): Promise<void> {
  const role = kind === "assign" || kind === "unassign" ? "admin" : "sales";
  if (!(await hasRoleNow(uid, role))) throw new Refusal("not-allowed");
}

function withDate({
  step,
}: Extract<InputOf<typeof leadEndpoints.startBulkJob>["action"], { kind: "nextStep" }>): JobAction {
  const dueAt = step.dueAt === null ? null : new Date(step.dueAt);
  return jobActionSchema.parse({ kind: "nextStep", step: { ...step, dueAt } });
}
