import { randomUUID } from "node:crypto";

import { bulkJobPartSchema, bulkJobSchema, type JobAction } from "@salvia/domain/lead/bulk/bulkJob";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { expect, it } from "vitest";

import { bulkJobCreated } from "../../../functions/src/leads/bulk/bulkJobCreated.ts";
import { erasePart } from "../../../functions/src/leads/bulk/erasePart.ts";
import { runBulkJob } from "../../../functions/src/leads/bulk/runBulkJob.ts";
import { createJob } from "../../../functions/src/leads/bulk/storedJobs.ts";
import { lead } from "../../../seed/leads.ts";
import { quote } from "../../../seed/quotes.ts";
import { deathsAt } from "../../chance.ts";
import { account, firestore } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { postAs } from "../support/site.ts";
import { staffMember, wants } from "../support/staff.ts";
import { creationOf, delivering } from "../support/writeEvents.ts";
import { withDates } from "../support/withDates.ts";
import { failingAt } from "./failingAt.ts";

const lose = {
  kind: "move",
  to: "lost",
  loss: { reason: "unreachable", note: null },
} as const satisfies JobAction;

/** Stores leads of an owner; returns them as the rows of a job. */
async function storedRows(leads: readonly Partial<Lead>[]) {
  const batch = firestore.batch();
  const rows = leads.map((details) => {
    const document = firestore.collection("leads").doc();
    const whole = lead({ createdAt: new Date(), status: "new", step: 1, ...details });
    batch.set(document, whole);
    return { id: document.id, rev: whole.rev };
  });
  await batch.commit();
  return rows;
}

/** Makes a call that stores a job, which the function then does. */
function call(idToken: string, endpoint: { path: string }, body: object): Promise<Response> {
  return delivering("bulkJobs", [bulkJobCreated], () => postAs(idToken, endpoint.path, body));
}

async function start(idToken: string, rows: readonly object[], action: object = lose) {
  const jobId = randomUUID();
  const answer = await call(idToken, leadEndpoints.startBulkJob, { jobId, action, rows });
  expect(answer.status).toBe(200);
  return jobId;
}

async function jobOf(id: string) {
  const found = await firestore.doc(`bulkJobs/${id}`).get();
  return bulkJobSchema.parse(withDates(found.data()));
}

async function finished(id: string) {
  const { total, done, skipped, finishedAt } = await jobOf(id);
  expect(finishedAt).not.toBeNull();
  return { total, done, skipped };
}

/** What a job made of each lead. */
async function outcomesOf(id: string, leads: readonly { id: string }[]): Promise<string[]> {
  const { docs } = await firestore.collection("bulkJobParts").where("job", "==", id).get();
  const outcomes = new Map(
    docs.flatMap((part) => {
      const { rows, results } = bulkJobPartSchema.parse(withDates(part.data()));
      return rows.map((row, at) => [row.id, results?.[at]?.outcome ?? "open"] as const);
    }),
  );
  return leads.map((each) => outcomes.get(each.id) ?? "missing");
}

async function leadsOf(ids: readonly { id: string }[]) {
  const documents = ids.map(({ id }) => firestore.doc(`leads/${id}`));
  return (await firestore.getAll(...documents)).map((each): Partial<Lead> => each.data() ?? {});
}

it("loses many leads except those that changed meanwhile, and takes that back", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const rows = await storedRows(Array.from({ length: 120 }, () => ({ ownerId: uid })));
  const [changed, handed, merged, ...others] = rows;
  if (!changed || !handed || !merged) throw new Error("no leads");
  await firestore.doc(`leads/${changed.id}`).update({ plan: "basic", rev: 2 });
  await firestore.doc(`leads/${handed.id}`).update({ ownerId: "ben", rev: 2 });
  await firestore.doc(`leads/${merged.id}`).delete();

  const jobId = await start(idToken, rows);
  expect(await finished(jobId)).toEqual({ total: 120, done: 117, skipped: 3 });
  const outcomes = await outcomesOf(jobId, rows);
  expect(outcomes.slice(0, 4)).toEqual(["changed", "gone", "gone", "done"]);
  expect(await leadsOf([changed, handed])).toMatchObject([
    { status: "new", rev: 2 },
    { status: "new", rev: 2 },
  ]);
  const lost = await leadsOf(others);
  expect(lost.map(({ status, rev, loss }) => `${status} ${rev} ${loss?.reason}`)).toEqual(
    others.map(() => "lost 2 unreachable"),
  );
  // The call again, as after a lost answer.
  const again = { jobId, action: lose, rows };
  expect((await call(idToken, leadEndpoints.startBulkJob, again)).status).toBe(200);

  const colleague = await account({ role: "sales" });
  const undo = { jobId: randomUUID(), of: jobId };
  const denied = await call(colleague.idToken, leadEndpoints.undoBulkJob, undo);
  expect(denied.status).toBe(404);
  const [first] = others;
  await firestore.doc(`leads/${first?.id}`).update({ plan: "basic", rev: 3 });
  expect((await call(idToken, leadEndpoints.undoBulkJob, undo)).status).toBe(200);
  expect(await finished(undo.jobId)).toEqual({ total: 117, done: 116, skipped: 1 });
  const back = await leadsOf(others.slice(1));
  expect(new Set(back.map(({ status, rev, loss }) => `${status} ${rev} ${loss?.reason}`))).toEqual(
    new Set(["new 3 undefined"]),
  );
});

it("says why a move is not possible for a lead", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const client = { status: "enrolled", step: 6, kind: "client", enrolledAt: new Date() } as const;
  const rows = await storedRows([
    { ownerId: uid, status: "new", step: 1 },
    { ownerId: uid, status: "remoteSales", step: 3 },
    { ownerId: uid, status: "remoteSales", step: 3 },
    { ownerId: uid, ...client },
  ]);
  await firestore.doc(`quotes/${rows[2]?.id}`).set(quote());
  const jobId = await start(idToken, rows, { kind: "move", to: "quoted" });
  await finished(jobId);
  expect(await outcomesOf(jobId, rows)).toEqual(["order", "quote", "done", "client"]);
});

it("hands leads over, only to salespeople, and plans steps", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const colleague = await account({ role: "sales" });
  const rows = await storedRows([{ ownerId: uid }, { ownerId: uid, status: "lost", step: 1 }]);
  const step = { title: "Call back", dueOn: "2030-05-02", dueAt: Date.UTC(2030, 4, 2, 9) };
  const planned = await start(idToken, rows, { kind: "nextStep", step });
  await finished(planned);
  expect(await outcomesOf(planned, rows)).toEqual(["done", "closed"]);
  const stored = await firestore.doc(`nextSteps/${rows[0]?.id}`).get();
  expect(withDates(stored.data())).toMatchObject({
    ...step,
    dueAt: new Date(step.dueAt),
    ownerId: uid,
    rev: 1,
  });

  const handed = await start(idToken, rows, { kind: "handOver", to: colleague.uid });
  expect(await finished(handed)).toEqual({ total: 2, done: 2, skipped: 0 });
  expect(await leadsOf(rows)).toMatchObject([
    { ownerId: colleague.uid },
    { ownerId: colleague.uid },
  ]);
  const doctor = await account({ role: "medical" });
  const refused = await call(idToken, leadEndpoints.startBulkJob, {
    jobId: randomUUID(),
    action: { kind: "handOver", to: doctor.uid },
    rows,
  });
  expect(refused.status).toBe(404);
});

it("notifies a new owner once of all leads that a job gave them from the pool", async () => {
  await emptyDatabase();
  const tomas = await staffMember(firestore, { language: "en" });
  const quiet = await staffMember(firestore, wants("conversions"));
  for (const { uid } of [tomas, quiet]) {
    const rows = await storedRows(
      Array.from({ length: 101 }, (_, at) => ({ ownerId: at === 0 ? "ana" : null })),
    );
    const action = { kind: "assign", to: uid } as const;
    const job = { jobId: randomUUID(), uid: "helen", action, rows, now: new Date() };
    await createJob(firestore, job);
    const event = await creationOf(`bulkJobs/${job.jobId}`);
    // An event that comes twice, and once more.
    await Promise.all([bulkJobCreated.run(event), bulkJobCreated.run(event)]);
    await bulkJobCreated.run(event);
  }
  const items = await firestore.collectionGroup("items").get();
  expect(items.docs.map((item) => [item.ref.parent.parent?.id, item.data()])).toEqual([
    [tomas.uid, expect.objectContaining({ kind: "leadsAssigned", count: 100, readAt: null })],
  ]);
  const mails = await firestore.collection("mail").get();
  expect(mails.docs.map((mail): unknown => mail.get("message.subject"))).toEqual([
    "Leads were assigned to you",
  ]);
});

it("assigns leads of any owner for an administrator, records how many, and takes that back", async () => {
  const { uid: by, idToken } = await account({ role: "admin" });
  const receiver = await account({ role: "sales" });
  const rows = await storedRows([
    { ownerId: "ana" },
    { ownerId: null },
    { ownerId: receiver.uid },
    { ownerId: "ana" },
    { ownerId: "ana" },
  ]);
  const [owned, , , changed, removed] = rows;
  if (!owned || !changed || !removed) throw new Error("no leads");
  await firestore.doc(`leads/${changed.id}`).update({ plan: "basic", rev: 2 });
  await firestore.doc(`leads/${removed.id}`).delete();

  const assign = { kind: "assign", to: receiver.uid } as const;
  const jobId = await start(idToken, rows, assign);
  expect(await finished(jobId)).toEqual({ total: 5, done: 2, skipped: 3 });
  expect(await outcomesOf(jobId, rows)).toEqual(["done", "done", "assigned", "changed", "removed"]);
  const owners = async () => (await leadsOf(rows.slice(0, 4))).map(({ ownerId }) => ownerId);
  expect(await owners()).toEqual([receiver.uid, receiver.uid, receiver.uid, "ana"]);
  const logged = async (id: string) => (await firestore.doc(`auditLog/job-${id}`).get()).data();
  const entry = { action: "leadsAssigned", uid: receiver.uid, to: receiver.uid, by, count: 2 };
  expect(await logged(jobId)).toMatchObject(entry);

  await firestore.doc(`leads/${owned.id}`).update({ plan: "basic", rev: 3 });
  const undo = { jobId: randomUUID(), of: jobId };
  expect((await call(idToken, leadEndpoints.undoBulkJob, undo)).status).toBe(200);
  expect(await finished(undo.jobId)).toEqual({ total: 2, done: 1, skipped: 1 });
  expect(await outcomesOf(undo.jobId, rows.slice(0, 2))).toEqual(["changed", "done"]);
  expect(await owners()).toEqual([receiver.uid, null, receiver.uid, "ana"]);
  expect(await logged(undo.jobId)).toMatchObject({ action: "assignmentUndone", by, count: 1 });

  const denied = [
    [idToken, { kind: "handOver", to: receiver.uid }, 403],
    [receiver.idToken, { kind: "assign", to: receiver.uid }, 403],
    [idToken, { kind: "assign", to: by }, 404],
  ] as const;
  for (const [token, action, status] of denied) {
    const order = { jobId: randomUUID(), action, rows };
    // oxlint-disable-next-line no-await-in-loop -- three calls
    const { status: found } = await call(token, leadEndpoints.startBulkJob, order);
    expect(found).toBe(status);
  }
  const another = { jobId: randomUUID(), of: jobId };
  const stranger = await account({ role: "admin" });
  const refused = await call(stranger.idToken, leadEndpoints.undoBulkJob, another);
  expect(refused.status).toBe(404);
});

it("erases the people of leads for an administrator, except of leads that changed", async () => {
  const admin = await account({ role: "admin" });
  const rows = await storedRows([{ ownerId: "ana" }, { ownerId: null }, { ownerId: "ana" }, {}]);
  const [owned, , changed, removed] = rows;
  if (!owned || !changed || !removed) throw new Error("no leads");
  const note = { kind: "note", text: "Sick.", authorId: "ana", createdAt: new Date() };
  await firestore.collection(`leads/${owned.id}/activities`).add(note);
  await firestore.doc(`leads/${changed.id}`).update({ plan: "basic", rev: 2 });
  await firestore.doc(`leads/${removed.id}`).delete();
  const { startErasureJob } = leadEndpoints;
  const order = { jobId: randomUUID(), rows };
  const { idToken: colleague } = await account({ role: "sales" });
  expect((await call(colleague, startErasureJob, order)).status).toBe(403);
  expect((await call(admin.idToken, startErasureJob, order)).status).toBe(200);

  expect(await finished(order.jobId)).toEqual({ total: 4, done: 2, skipped: 2 });
  expect(await outcomesOf(order.jobId, rows)).toEqual(["done", "done", "changed", "removed"]);
  const left = await firestore.getAll(...rows.map(({ id }) => firestore.doc(`leads/${id}`)));
  expect(left.filter(({ exists }) => exists).map(({ id }) => id)).toEqual([changed.id]);
  const notes = await firestore.collection(`leads/${owned.id}/activities`).get();
  expect(notes.size).toBe(0);
  const log = await firestore.doc(`auditLog/erased-${owned.id}`).get();
  expect(log.data()).toMatchObject({ action: "personErased", by: admin.uid });
  const undo = { jobId: randomUUID(), of: order.jobId };
  expect((await call(admin.idToken, leadEndpoints.undoBulkJob, undo)).status).toBe(403);
});

it("goes on after each interruption, and changes no lead twice", async () => {
  // Each part is a transaction; that of the search index follows the last one.
  for (const broken of deathsAt(3)) {
    // oxlint-disable no-await-in-loop -- each crash is an independent scenario
    const rows = await storedRows(Array.from({ length: 25 }, () => ({ ownerId: "ana" })));
    const id = await storedJob(rows);
    const dying = runBulkJob(failingAt(broken).firestore, id, new Date());
    await expect(dying, `dies at ${broken}`).rejects.toThrow("died");
    expect(await jobOf(id)).toMatchObject({ next: broken - 1, finishedAt: null });
    // A lead changes before the job goes on, and two runs go on at once.
    await firestore.doc(`leads/${rows[24]?.id}`).update({ ownerId: "ben", rev: 2 });
    await Promise.all([1, 2].map(() => runBulkJob(firestore, id, new Date())));
    expect(await jobOf(id)).toMatchObject({ total: 25, done: 24, skipped: 1 });
    const outcomes = await outcomesOf(id, rows);
    expect(outcomes).toEqual(rows.map((_, index) => (index === 24 ? "gone" : "done")));
    const leads = await leadsOf(rows);
    expect(new Set(leads.map(({ status, rev }) => `${status} ${rev}`))).toEqual(
      new Set(["lost 2", "new 2"]),
    );
    // oxlint-enable no-await-in-loop
  }
});

it("records erasures that an interrupted run finished", async () => {
  const rows = await storedRows([{ ownerId: "ana" }, { ownerId: null }]);
  const id = await storedJob(rows, { kind: "erase" });
  await erasePart(firestore, id, new Date());
  expect(await jobOf(id)).toMatchObject({ next: 0, done: 0 });
  await runBulkJob(firestore, id, new Date());
  expect(await outcomesOf(id, rows)).toEqual(["done", "done"]);
  expect(await leadsOf(rows)).toEqual([{}, {}]);
  const { docs } = await firestore.collection("auditLog").where("by", "==", "ana").get();
  const uids = new Set<unknown>(docs.map((entry) => entry.get("uid")));
  expect(rows.every((row) => uids.has(row.id))).toBe(true);
});

/** Stores a job of three parts. */
async function storedJob(rows: readonly object[], action: JobAction = lose): Promise<string> {
  const id = randomUUID();
  const of = { ownerId: "ana", expiresAt: new Date("2099-01-01") };
  const begun = { total: rows.length, done: 0, skipped: 0, parts: 3, next: 0 };
  const job = { ...of, ...begun, action, createdAt: new Date(), finishedAt: null };
  await firestore.doc(`bulkJobs/${id}`).set(job);
  for (const part of [0, 1, 2]) {
    const ofPart = rows.slice(part * 10, (part + 1) * 10);
    // oxlint-disable-next-line no-await-in-loop -- three writes
    await firestore
      .doc(`bulkJobParts/${id}-${part}`)
      .set({ ...of, job: id, rows: ofPart, results: null });
  }
  return id;
}
