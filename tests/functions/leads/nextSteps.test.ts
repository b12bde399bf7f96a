import { randomUUID } from "node:crypto";

import type { Lead } from "@salvia/domain/lead/lead";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import { expect, it } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { nextStep } from "../../../seed/nextSteps.ts";
import { account, firestore } from "../support/accounts.ts";
import { merge, mergeIdOf, twice, undo } from "./merging.ts";

/** Stores a lead of Ana's with a step, with helpers to change the lead and to see its step. */
async function leadWithStep(overrides: Partial<Lead> = {}) {
  const id = randomUUID();
  const document = firestore.doc(`leads/${id}`);
  const stored = lead({ ownerId: "ana", ...overrides });
  let { rev } = stored;
  await document.set(stored);
  await storeStep(id, { ownerId: "ana" });
  return {
    id,
    document,
    change: (fields: Partial<Lead>) => {
      rev += 1;
      return document.update({ rev, updatedAt: new Date(), ...fields });
    },
    step: () => stepOf(id),
  };
}

async function storeStep(leadId: string, fields: Partial<NextStep>) {
  await firestore.doc(`nextSteps/${leadId}`).set(nextStep(leadId, fields));
}

async function stepOf(leadId: string) {
  return (await firestore.doc(`nextSteps/${leadId}`).get()).data() ?? null;
}

it("gives a step to the colleague to whom its lead is handed over", async () => {
  const { change, step } = await leadWithStep();
  await change({ ownerId: "ben" });
  await expect.poll(step).toMatchObject({ ownerId: "ben", title: "Call back", rev: 1 });
  await change({ ownerId: "zoe" });
  await expect.poll(step).toMatchObject({ ownerId: "zoe" });
});

it.each<[string, Partial<Lead>]>([
  ["is lost", { status: "lost" }],
  ["becomes a client", { status: "enrolled", step: 6, kind: "client", enrolledAt: new Date() }],
  ["returns to the pool", { ownerId: null }],
])("deletes the step of a lead that %s", async (_, fields) => {
  const { change, step } = await leadWithStep();
  await change(fields);
  await expect.poll(step).toBeNull();
});

it("restores the step of a lead whose loss was undone", async () => {
  const { change, step } = await leadWithStep({ status: "quoted", step: 4 });
  const before = await step();
  await change({ status: "lost" });
  await expect.poll(step).toBeNull();
  await change({ status: "quoted" });
  await expect.poll(step).toMatchObject({ title: "Call back", dueOn: before?.["dueOn"] });
  expect(await step()).toMatchObject({ ownerId: "ana", doneAt: null, rev: 1 });
});

it("restores no step of a lead that was reopened", async () => {
  const { id, change, step } = await leadWithStep({ status: "quoted", step: 4 });
  await change({ status: "lost" });
  await expect.poll(step).toBeNull();
  await change({ status: "remoteSales", step: 3 });
  const activities = firestore.collection(`leads/${id}/activities`);
  await expect.poll(async () => (await activities.get()).size).toBe(2);
  expect(await step()).toBeNull();
});

it("deletes the step of a lead that is gone", async () => {
  const { document, step } = await leadWithStep();
  await document.delete();
  await expect.poll(step).toBeNull();
});

it("keeps the step of a lead that was only edited or moved on", async () => {
  const { id, change } = await leadWithStep({ status: "remoteSales", step: 3 });
  const before = await stepOf(id);
  await change({ plan: "premium" });
  await change({ status: "quoted", step: 4 });
  // The timeline shows that the trigger has run.
  const activities = firestore.collection(`leads/${id}/activities`);
  await expect.poll(async () => (await activities.get()).size).toBe(1);
  expect(await stepOf(id)).toEqual(before);
});

it("follows the lead as it is now when an old change is delivered again", async () => {
  const { change, step, id } = await leadWithStep();
  await change({ ownerId: "ben" });
  await expect.poll(step).toMatchObject({ ownerId: "ben" });
  // What an earlier delivery that comes late would leave.
  await storeStep(id, { ownerId: "ana" });
  await change({ status: "remoteSales", step: 3 });
  await expect.poll(step).toMatchObject({ ownerId: "ben" });
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
