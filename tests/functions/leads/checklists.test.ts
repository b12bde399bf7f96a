import { randomUUID } from "node:crypto";

import type { Checklist } from "@salvia/domain/lead/checklist";
import { expect, it } from "vitest";

import { followLead } from "../../../functions/src/leads/leadTriggers.ts";
import { lead } from "../../../seed/leads.ts";
import { account, firestore } from "../support/accounts.ts";
import { delivering } from "../support/writeEvents.ts";
import { merge, mergeIdOf, twice, undo } from "./merge/merging.ts";

const at = new Date("2026-11-20T09:00:00Z");
const byAna = { by: "ana", at };
const byBen = { by: "ben", at };

function checklist(leadId: string) {
  return firestore.doc(`checklists/${leadId}`);
}

async function receivedOf(leadId: string): Promise<Record<string, unknown> | null> {
  const found = await checklist(leadId).get();
  if (!found.exists) return null;
  const received: Record<string, { by: string }> = found.get("received");
  return Object.fromEntries(Object.entries(received).map(([name, { by }]) => [name, by]));
}

async function store(leadId: string, received: Checklist["received"]) {
  await checklist(leadId).set({ received });
}

it("deletes the checklist of a lead that is gone, and keeps it while the lead changes", async () => {
  const document = firestore.doc(`leads/${randomUUID()}`);
  await document.set(lead({ ownerId: "ana", status: "documents", step: 5 }));
  await store(document.id, { bankMandate: byAna });
  await delivering("leads", [followLead], () =>
    document.update({ ownerId: "ben", rev: 2, updatedAt: new Date() }),
  );
  expect(await receivedOf(document.id)).toEqual({ bankMandate: "ana" });
  await delivering("leads", [followLead], () => firestore.recursiveDelete(document));
  expect(await receivedOf(document.id)).toBeNull();
});

it("joins the ticks of two merged leads, and parts them when the merge is undone", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const { kept, other, order } = await twice(uid);
  await store(kept.id, { identityDocument: byAna });
  await store(other.id, { identityDocument: byBen, proofOfAddress: byBen });
  const mergeId = mergeIdOf(await merge(idToken, order));
  expect(await receivedOf(kept.id)).toEqual({ identityDocument: "ana", proofOfAddress: "ben" });
  expect(await receivedOf(other.id)).toBeNull();

  await checklist(kept.id).update({ "received.bankMandate": byAna });
  expect(await undo(idToken, mergeId)).toEqual({ finished: true });
  expect(await receivedOf(kept.id)).toEqual({ identityDocument: "ana", bankMandate: "ana" });
  expect(await receivedOf(other.id)).toEqual({ identityDocument: "ben", proofOfAddress: "ben" });
});

it("gives the lead that stays a checklist if only the other had one", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const [one, none] = [await twice(uid), await twice(uid)];
  await store(one.other.id, { bankMandate: byBen });
  await store(none.kept.id, { bankMandate: byAna });
  const mergeId = mergeIdOf(await merge(idToken, one.order));
  const mergeOfNone = mergeIdOf(await merge(idToken, none.order));
  expect(await receivedOf(one.kept.id)).toEqual({ bankMandate: "ben" });
  expect(await receivedOf(none.kept.id)).toEqual({ bankMandate: "ana" });
  await undo(idToken, mergeId);
  await undo(idToken, mergeOfNone);
  expect(await receivedOf(one.kept.id)).toEqual({});
  expect(await receivedOf(one.other.id)).toEqual({ bankMandate: "ben" });
  expect(await receivedOf(none.kept.id)).toEqual({ bankMandate: "ana" });
  expect(await receivedOf(none.other.id)).toBeNull();
});
