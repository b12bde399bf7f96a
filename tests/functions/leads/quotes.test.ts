import { randomUUID } from "node:crypto";

import type { Quote } from "@salvia/domain/lead/quote/quote";
import { quotedPrice } from "@salvia/domain/lead/quote/quotePrice";
import { expect, it } from "vitest";

import { followLead, quoteChanged } from "../../../functions/src/leads/leadTriggers.ts";
import { lead } from "../../../seed/leads.ts";
import { quote } from "../../../seed/quotes.ts";
import { account, firestore } from "../support/accounts.ts";
import { withDates } from "../support/withDates.ts";
import { delivering } from "../support/writeEvents.ts";
import { counting, figuresOf } from "./counting.ts";
import { merge, mergeIdOf, twice, undo } from "./merge/merging.ts";

const recording = <Result>(work: () => Promise<Result>) =>
  delivering("quotes", [quoteChanged], work);

async function store(leadId: string, fields: Partial<Quote> = {}) {
  await recording(() => firestore.doc(`quotes/${leadId}`).set(quote(fields)));
}

/** What a lead says about its quote. */
async function premiumOf(leadId: string): Promise<unknown> {
  return (await firestore.doc(`leads/${leadId}`).get()).get("monthlyPremium");
}

const premium = (fields: Partial<Quote> = {}) => quotedPrice(quote(fields));

async function quoteOf(leadId: string) {
  return (await firestore.doc(`quotes/${leadId}`).get()).data() ?? null;
}

/** The plans of the quotes in a lead's timeline. */
async function quotedIn(leadId: string): Promise<string[]> {
  const activities = firestore.collection(`leads/${leadId}/activities`);
  const { docs } = await activities.where("kind", "==", "quote").get();
  return docs.map((each) => String(each.get("plan"))).toSorted();
}

it("adds each quote to the lead's timeline, and deletes the last one with the lead", async () => {
  const document = firestore.doc(`leads/${randomUUID()}`);
  await document.set(lead({ ownerId: "ana", status: "remoteSales", step: 3 }));
  await store(document.id);
  expect(await quotedIn(document.id)).toEqual(["standard"]);
  await store(document.id, { plan: "premium", adults: 1, rev: 2 });
  expect(await quotedIn(document.id)).toEqual(["premium", "standard"]);
  const made = await document.collection("activities").doc("quote:2").get();
  expect(made.data()).toMatchObject({ adults: 1, children: 1, authorId: "ana" });

  await recording(() =>
    delivering("leads", [followLead], () => firestore.recursiveDelete(document)),
  );
  expect(await quoteOf(document.id)).toBeNull();
  expect(await quotedIn(document.id)).toEqual([]);
});

it("stores the premium in the lead and its owner's sums, and nothing else", async () => {
  const [ownerId, taker] = [randomUUID(), randomUUID()];
  const before = lead({ ownerId, status: "remoteSales", step: 3 });
  const document = await counting(() => firestore.collection("leads").add(before));
  const storing = (fields?: Partial<Quote>) => counting(() => store(document.id, fields));
  const sums = async (uid = ownerId) => (await figuresOf(uid)).premiums;
  await storing();
  expect(withDates((await document.get()).data())).toEqual({
    ...before,
    monthlyPremium: premium(),
  });
  expect(await sums()).toMatchObject({ remoteSales: premium() });
  await storing({ plan: "premium", rev: 2 });
  await counting(() => document.update({ status: "quoted", step: 4 }));
  const latest = premium({ plan: "premium" });
  expect(await sums()).toMatchObject({ remoteSales: 0, quoted: latest });
  await counting(() => document.update({ ownerId: taker }));
  expect([await sums(), await sums(taker)]).toMatchObject([{ quoted: 0 }, { quoted: latest }]);
  // An older tab quoted prices that are no longer known.
  await storing({ offersVersion: "0a1b2c3d", rev: 3 });
  expect(await premiumOf(document.id)).toBeUndefined();
  expect(await sums(taker)).toMatchObject({ quoted: 0 });
});

it("keeps the quote of the lead that stays in a merge, and gives the other's back", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const { kept, other, order } = await twice(uid);
  await store(kept.id, { plan: "basic" });
  await store(other.id, { plan: "premium" });
  const mergeId = mergeIdOf(await merge(idToken, order));
  expect(await quoteOf(kept.id)).toMatchObject({ plan: "basic" });
  expect(await quoteOf(other.id)).toBeNull();
  expect(await undo(idToken, mergeId)).toEqual({ finished: true });
  expect(await quoteOf(kept.id)).toMatchObject({ plan: "basic" });
  expect(await quoteOf(other.id)).toMatchObject({ plan: "premium" });
});

it("takes over the quote of the other lead, which stands in the timeline once", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const { kept, other, order } = await twice(uid);
  await store(other.id, { plan: "premium" });
  const latest = premium({ plan: "premium" });
  expect(await quotedIn(other.id)).toEqual(["premium"]);
  const mergeId = mergeIdOf(await recording(() => merge(idToken, order)));
  expect(await quoteOf(kept.id)).toMatchObject({ plan: "premium", rev: 1 });
  expect(await quotedIn(kept.id)).toEqual(["premium"]);
  expect(await premiumOf(kept.id)).toBe(latest);

  expect(await recording(() => undo(idToken, mergeId))).toEqual({ finished: true });
  expect(await quoteOf(kept.id)).toBeNull();
  expect(await quoteOf(other.id)).toMatchObject({ plan: "premium" });
  expect(await quotedIn(other.id)).toEqual(["premium"]);
  expect(await quotedIn(kept.id)).toEqual([]);
  expect([await premiumOf(kept.id), await premiumOf(other.id)]).toEqual([undefined, latest]);
});

it("leaves the lead that stays a quote that was made after the merge", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const { kept, other, order } = await twice(uid);
  await store(other.id, { plan: "premium" });
  const mergeId = mergeIdOf(await merge(idToken, order));
  await store(kept.id, { plan: "basic", rev: 2 });
  expect(await recording(() => undo(idToken, mergeId))).toEqual({ finished: true });
  expect(await quoteOf(kept.id)).toMatchObject({ plan: "basic" });
  expect(await premiumOf(kept.id)).toBe(premium({ plan: "basic" }));
  expect(await quoteOf(other.id)).toMatchObject({ plan: "premium" });
});
