import { randomUUID } from "node:crypto";

import type { Lead } from "@salvia/domain/lead/lead";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import { expect, it } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { nextStep } from "../../../seed/nextSteps.ts";
import { account, firestore } from "../support/accounts.ts";
import { followLead, nextStepChanged } from "../../../functions/src/leads/leadTriggers.ts";
import { settleNextStep, settleStepDay } from "../../../functions/src/leads/nextSteps.ts";
import { delivering } from "../support/writeEvents.ts";
import { merge, mergeIdOf, twice, undo } from "./merge/merging.ts";

/** Does some work, and then what the functions do after changes of leads and of steps. */
function settled<Result>(work: () => Promise<Result>): Promise<Result> {
  return delivering("nextSteps", [nextStepChanged], () => delivering("leads", [followLead], work));
}

/** Stores a lead of Ana's with a step, with helpers to change the lead and to see its step. */
async function leadWithStep(overrides: Partial<Lead> = {}) {
  const id = randomUUID();
  const document = firestore.doc(`leads/${id}`);
  const stored = lead({ ownerId: "ana", ...overrides });
  let { rev } = stored;
  await settled(async () => {
    await document.set(stored);
    await storeStep(id, { ownerId: "ana" });
  });
  const update = (fields: Partial<Lead>) => {
    rev += 1;
    return document.update({ rev, updatedAt: new Date(), ...fields });
  };
  return {
    id,
    document,
    update,
    change: (fields: Partial<Lead>) => settled(() => update(fields)),
    step: () => stepOf(id),
  };
}

/** The day of the step as a lead says it. */
async function dayOf(leadId: string): Promise<unknown> {
  return (await firestore.doc(`leads/${leadId}`).get()).get("nextStepDay");
}

async function storeStep(leadId: string, fields: Partial<NextStep>) {
  await firestore.doc(`nextSteps/${leadId}`).set(nextStep(leadId, fields));
}

async function stepOf(leadId: string) {
  return (await firestore.doc(`nextSteps/${leadId}`).get()).data() ?? null;
}

it("shows a step that was done in the timeline until that is undone, in any order of events", async () => {
  const { id, document, step } = await leadWithStep();
  const done = { doneAt: new Date(), rev: 2 };
  const stepDone = () => firestore.doc(`nextSteps/${id}`).update(done);
  const undone = () => firestore.doc(`nextSteps/${id}`).update({ doneAt: null, rev: 3 });
  const timeline = async () => (await document.collection("activities").get()).docs;
  await settled(stepDone);
  const [activity, ...others] = await timeline();
  expect(activity?.data()).toMatchObject({ kind: "step", title: "Call back", authorId: "ana" });
  expect(activity?.get("createdAt").toDate()).toEqual(done.doneAt);
  expect(others).toEqual([]);
  await settled(undone);
  expect(await timeline()).toEqual([]);
  // Both events arrive after the undo.
  await settled(async () => {
    await stepDone();
    await undone();
  });
  expect(await timeline()).toEqual([]);
  await settled(stepDone);
  await settled(() => storeStep(id, { ownerId: "ana", title: "Write", rev: 3 }));
  expect(await step()).toMatchObject({ title: "Write" });
  expect(await timeline()).toHaveLength(1);
});

it("gives a step to the colleague to whom its lead is handed over", async () => {
  const { change, step } = await leadWithStep();
  await change({ ownerId: "ben" });
  expect(await step()).toMatchObject({ ownerId: "ben", title: "Call back", rev: 1 });
  await change({ ownerId: "zoe" });
  expect(await step()).toMatchObject({ ownerId: "zoe" });
});

it.each<[string, Partial<Lead>]>([
  ["is lost", { status: "lost" }],
  ["becomes a client", { status: "enrolled", step: 6, kind: "client", enrolledAt: new Date() }],
  ["returns to the pool", { ownerId: null }],
])("deletes the step of a lead that %s", async (_, fields) => {
  const { change, step } = await leadWithStep();
  await change(fields);
  expect(await step()).toBeNull();
});

it("restores the step of a lead whose loss was undone", async () => {
  const { change, step } = await leadWithStep({ status: "quoted", step: 4 });
  const before = await step();
  await change({ status: "lost" });
  expect(await step()).toBeNull();
  await change({ status: "quoted" });
  expect(await step()).toMatchObject({ title: "Call back", dueOn: before?.["dueOn"] });
  expect(await step()).toMatchObject({ ownerId: "ana", doneAt: null, rev: 1 });
});

it("restores a step that was set only just before its lead was lost", async () => {
  const { document, change, update, step } = await leadWithStep({ status: "quoted", step: 4 });
  await settled(async () => {
    await update({ status: "lost" });
    // The event of the step comes before the one of the loss.
    await settleStepDay(document);
  });
  expect(await step()).toBeNull();
  await change({ status: "quoted" });
  expect(await step()).toMatchObject({ title: "Call back" });
});

it("restores no step of a lead that was reopened", async () => {
  const { id, change, step } = await leadWithStep({ status: "quoted", step: 4 });
  await change({ status: "lost" });
  expect(await step()).toBeNull();
  await change({ status: "remoteSales", step: 3 });
  const activities = firestore.collection(`leads/${id}/activities`);
  expect((await activities.get()).size).toBe(2);
  expect(await step()).toBeNull();
});

it("deletes the step of a lead that is gone", async () => {
  const { document, step } = await leadWithStep();
  await settled(() => document.delete());
  expect(await step()).toBeNull();
});

it("keeps the step of a lead that was only edited or moved on", async () => {
  const { id, change } = await leadWithStep({ status: "remoteSales", step: 3 });
  const before = await stepOf(id);
  await change({ plan: "premium" });
  await change({ status: "quoted", step: 4 });
  expect(await stepOf(id)).toEqual(before);
});

it("follows the lead as it is now when an old change is delivered again", async () => {
  const { change, step, id } = await leadWithStep();
  await change({ ownerId: "ben" });
  expect(await step()).toMatchObject({ ownerId: "ben" });
  // What an earlier delivery that comes late would leave.
  await storeStep(id, { ownerId: "ana" });
  await change({ status: "remoteSales", step: 3 });
  expect(await step()).toMatchObject({ ownerId: "ben" });
});

it("keeps the step of the lead that stays in a merge, or else takes the other's", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const [both, one] = [await twice(uid), await twice(uid)];
  await storeStep(both.kept.id, { ownerId: uid, title: "Send the quote" });
  await storeStep(both.other.id, { ownerId: uid, title: "Call" });
  await storeStep(one.kept.id, { ownerId: uid, title: "Called", doneAt: new Date(), rev: 4 });
  await storeStep(one.other.id, { ownerId: uid, title: "Call" });
  const mergeId = mergeIdOf(await merge(idToken, both.order));
  await merge(idToken, one.order);
  expect(await stepOf(both.kept.id)).toMatchObject({ title: "Send the quote", rev: 1 });
  expect(await stepOf(one.kept.id)).toMatchObject({
    title: "Call",
    leadId: one.kept.id,
    rev: 5,
    doneAt: null,
  });
  expect([await stepOf(both.other.id), await stepOf(one.other.id)]).toEqual([null, null]);

  expect(await undo(idToken, mergeId)).toEqual({ finished: true });
  expect(await stepOf(both.kept.id)).toMatchObject({ title: "Send the quote" });
});

it("stores the day of a step in its lead, without a revision of it", async () => {
  const { id, document } = await leadWithStep();
  const step = firestore.doc(`nextSteps/${id}`);
  const before = (await document.get()).data();
  await settled(() => step.update({ dueOn: "2026-12-24" }));
  expect(await dayOf(id)).toBe("2026-12-24");
  expect((await document.get()).data()).toEqual({ ...before, nextStepDay: "2026-12-24" });
  await settled(() => step.update({ doneAt: new Date() }));
  expect(await dayOf(id)).toBe("none");
  await settled(() => step.update({ doneAt: null, dueOn: "2026-12-31" }));
  expect(await dayOf(id)).toBe("2026-12-31");
  await settled(() => step.delete());
  expect(await dayOf(id)).toBe("none");
  // The timeline has nothing to say about the day, only that the step was done.
  expect((await document.collection("activities").get()).size).toBe(1);
});

it("says of a lead that changes hands or ends what is true of its step then", async () => {
  const { id, change, step } = await leadWithStep({ status: "quoted", step: 4 });
  const due = (await step())?.["dueOn"];
  expect(await dayOf(id)).toBe(due);
  await change({ status: "lost" });
  expect(await dayOf(id)).toBeUndefined();
  await change({ status: "quoted" });
  expect(await dayOf(id)).toBe(due);
  await change({ ownerId: "ben" });
  expect(await step()).toMatchObject({ ownerId: "ben" });
  expect(await dayOf(id)).toBe(due);
  await change({ ownerId: null });
  expect(await step()).toBeNull();
  expect(await dayOf(id)).toBeUndefined();
  await change({ ownerId: "ana" });
  expect(await dayOf(id)).toBe("none");
});

it.each<[string, Partial<Lead>]>([
  ["of a client, which says nothing", {}],
  ["restored with the day of a step that is gone", { nextStepDay: "2026-11-20" }],
])("completes a new lead %s", async (_, { nextStepDay }) => {
  const document = firestore.doc(`leads/${randomUUID()}`);
  const { nextStepDay: _none, ...before } = lead({ ownerId: "ana" });
  const whole = { ...before, ...(nextStepDay !== undefined && { nextStepDay }) };
  await settled(() => document.set(whole));
  expect(await dayOf(document.id)).toBe("none");
});

it("writes once, however often and in whatever order changes of a step are delivered", async () => {
  const { id, document, step } = await leadWithStep();
  const due = (await step())?.["dueOn"];
  expect(await dayOf(id)).toBe(due);
  // What an earlier delivery that comes late would leave.
  await document.update({ nextStepDay: "2026-01-01" });
  await Promise.all([settleStepDay(document), settleStepDay(document), settleNextStep(document)]);
  expect(await dayOf(id)).toBe(due);
  const { updateTime } = await document.get();
  await settleStepDay(document);
  await settleNextStep(document);
  expect((await document.get()).updateTime).toEqual(updateTime);
  await document.delete();
  await settleStepDay(document);
  expect((await document.get()).exists).toBe(false);
});

it("leaves an open step that a merge took, and its day, with the kept lead", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const { kept, other, order } = await twice(uid);
  await settled(() => storeStep(other.id, { ownerId: uid, dueOn: "2026-12-24" }));
  expect(await dayOf(other.id)).toBe("2026-12-24");
  const mergeId = mergeIdOf(await settled(() => merge(idToken, order)));
  expect(await dayOf(kept.id)).toBe("2026-12-24");
  expect(await settled(() => undo(idToken, mergeId))).toEqual({ finished: true });
  expect([await dayOf(kept.id), await dayOf(other.id)]).toEqual(["2026-12-24", "none"]);
});
