import { notificationsPath } from "@salvia/domain/mail/notification";
import { beforeEach, describe, expect, it } from "vitest";

import { mailAboutPool } from "../../../functions/src/notifications/mailAboutPool.ts";
import {
  notifyAboutEnquiry,
  notifyLeadEvent,
} from "../../../functions/src/notifications/notifyLeadEvent.ts";
import { sendCollectedNews } from "../../../functions/src/notifications/sendDigests.ts";
import { lead } from "../../../seed/leads.ts";
import { linkIn, settingToUnsubscribe } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { mailsTo, mailTo } from "../support/mails.ts";
import { readsOf } from "../support/readsOf.ts";
import { site } from "../support/site.ts";
import { staffMember, wants } from "../support/staff.ts";
import { creationOf, deliver, imaginedEvent, type WriteEvent } from "../support/writeEvents.ts";

beforeEach(emptyDatabase);

describe("leads of the pool", () => {
  it("cost no read and no write for a salesperson, and the team one search of the pool", async () => {
    for (let each = 0; each < 3; each += 1) await staffMember(firestore, wants("newLeads"));
    const pooled = firestore.collection("leads").doc();
    await pooled.create(lead({ ownerId: null, createdAt: new Date() }));
    const kept = { leadId: pooled.id, activityId: "a", isKnown: true, expiresAt: new Date() };
    const isNew = await creationOf(pooled.path);
    const isAgain = imaginedEvent("enquiries/e", null, kept);
    expect(await readsOf(() => deliver(notifyLeadEvent, isNew))).toEqual([]);
    expect(await readsOf(() => deliver(notifyAboutEnquiry, isAgain))).toEqual(["leads"]);
    expect([await queuedSubjects(), await notificationCount()]).toEqual([[], 0]);

    const reads = await readsOf(() => mailAboutPool(new Date()));
    // The state, the newest lead, and a page of the team with its profiles; later, the state.
    expect(reads).toEqual(["newsWindows", "query", "query", "users", "users", "users"]);
    expect(await readsOf(() => mailAboutPool(new Date()))).toEqual(["newsWindows"]);
  });

  it("are emailed to those who want to know and have not seen the newest, once an hour", async () => {
    const ana = await staffMember(firestore, { language: "fr", ...wants("newLeads") });
    const seen = { poolSeenAt: new Date(Date.now() + 1_000), ...wants("newLeads") };
    const others = [
      await staffMember(firestore, seen),
      await staffMember(firestore, wants("conversions")),
      await staffMember(firestore, wants("newLeads"), "medical"),
    ];
    await staffMember(firestore, { email: null, ...wants("newLeads") });
    const add = (createdAt: Date, ownerId: string | null = null) =>
      firestore.collection("leads").add(lead({ ownerId, createdAt }));
    const start = Date.now();
    const runAt = (minute: number) =>
      sendCollectedNews.run({ scheduleTime: new Date(start + minute * 60_000).toISOString() });
    await add(new Date("2026-01-01"));
    await add(new Date(), "ben");
    await runAt(0);
    expect(await queuedSubjects()).toEqual([]);
    await add(new Date(start + 60_000));
    await add(new Date(start + 61_000));
    await runAt(5);
    const mail = await mailTo(ana.email);
    expect(mail.subject).toBe("De nouveaux prospects attendent");
    expect(linkIn(mail)).toBe(`${site}/sales/leads?view=pool`);
    expect(settingToUnsubscribe(mail)).toBe("newLeads");
    for (const { email } of others.slice(1)) expect(await mailsTo(email, 0)).toEqual([]);

    await add(new Date(start + 6 * 60_000));
    for (const minute of [10, 60]) await runAt(minute);
    expect(await queuedSubjects()).toHaveLength(2);
    for (const minute of [65, 70, 180]) await runAt(minute);
    expect(await mailsTo(ana.email, 2)).toHaveLength(2);
  });

  it("are emailed once to each of a team of 250, also by two runs at once", async () => {
    const team = await Promise.all(
      Array.from({ length: 250 }, () => staffMember(firestore, wants("newLeads"))),
    );
    await firestore.doc(`users/${team[7]?.uid}`).update({ language: "no such" });
    await firestore.collection("leads").add(lead({ ownerId: null, createdAt: new Date() }));
    const now = new Date();
    await Promise.all([mailAboutPool(now), mailAboutPool(now)]);
    const { docs } = await firestore.collection("mail").get();
    // Everyone except the user with the invalid profile.
    expect([docs.length, new Set(docs.map((each) => String(each.get("to")))).size]).toEqual([
      249, 249,
    ]);
  });
});

it("limits a flood of notifications to one mail and thirty notifications, plus one of each later", async () => {
  const { uid } = await staffMember(firestore, wants("newLeads"));
  const flood = Array.from({ length: 40 }, (_, index) => given(uid, `lead${index}`));
  await storeAndDeliver(flood);
  expect(await queuedSubjects()).toEqual(["A lead was handed over to you"]);
  const first = await notificationCount();
  // One more is allowed every two minutes.
  expect(first).toBeGreaterThanOrEqual(30);
  expect(first).toBeLessThan(35);

  await sendCollectedNews.run(in11Minutes());
  await sendCollectedNews.run(in11Minutes());
  expect(await queuedSubjects()).toEqual([
    "A lead was handed over to you",
    "More activity on your leads",
  ]);
  expect(await notificationCount()).toBe(first + 1);
});

it("mails each colleague once, and leaves one notification, about a lead that goes back and forth", async () => {
  const [ana, ben] = await Promise.all([
    staffMember(firestore, wants("newLeads")),
    staffMember(firestore, wants("newLeads")),
  ]);
  const now = Date.now();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
  const there = [2, 4, 6].flatMap((rev) => [
    handedOver(ben.uid, ana.uid, rev, minutesAgo(6 - rev)),
    handedOver(ana.uid, ben.uid, rev + 1, minutesAgo(6 - rev)),
  ]);
  await storeAndDeliver(there);
  expect(await queuedSubjects()).toEqual([
    "A lead was handed over to you",
    "A lead was handed over to you",
  ]);
  expect(await notificationCount()).toBe(2);
  // Repeated, and late.
  await storeAndDeliver(there.slice(0, 2));
  expect(await notificationCount()).toBe(2);
  const { docs } = await firestore.collection(notificationsPath(ana.uid)).get();
  expect(docs.map((each): unknown => each.get("at").toMillis())).toEqual([minutesAgo(0).getTime()]);
});

it("reads settings at delivery time and ignores old leads imported from elsewhere", async () => {
  const { uid } = await staffMember(firestore, wants("newLeads"));
  await storeAndDeliver([given(uid, "old", new Date("2026-01-01"))]);
  await firestore.doc(`users/${uid}`).update(wants("conversions"));
  await storeAndDeliver([given(uid, "unwanted")]);
  await firestore.doc(`users/${uid}`).update(wants("newLeads"));
  await storeAndDeliver([given(uid, "wanted")]);
  const items = await firestore.collection(notificationsPath(uid)).get();
  expect(items.docs.map((item) => String(item.get("leadId")))).toEqual(["wanted"]);
});

it("notifies no one of a lead that was erased before its event arrived", async () => {
  const { uid } = await staffMember(firestore, wants("newLeads"));
  await deliver(notifyLeadEvent, given(uid, "erased"));
  expect([await queuedSubjects(), await notificationCount()]).toEqual([[], 0]);
});

it("adds no notification later for a lead that was erased in the meantime", async () => {
  const { uid } = await staffMember(firestore, wants("newLeads"));
  await storeAndDeliver([given(uid, "first")]);
  // The state after the limit was reached.
  const due = { dueAt: new Date(), missedLeadId: "erased" };
  await firestore.doc(`newsWindows/leadHandedOver_${uid}`).update(due);
  await sendCollectedNews.run(in11Minutes());
  expect(await notificationCount()).toBe(1);
});

/** Stores the lead of an event, because there are no notifications for a missing lead. */
async function storeLead({ document }: WriteEvent): Promise<void> {
  await firestore.doc(document).set({});
}

async function storeAndDeliver(events: readonly WriteEvent[]): Promise<void> {
  for (const event of events) {
    await storeLead(event);
    await deliver(notifyLeadEvent, event);
  }
}

/** The subjects of all mails. */
async function queuedSubjects(): Promise<string[]> {
  const { docs } = await firestore.collection("mail").get();
  return docs.map((each) => String(each.get("message.subject"))).toSorted();
}

async function notificationCount(): Promise<number> {
  return (await firestore.collectionGroup("items").get()).size;
}

/** A schedule event after the minimum interval between two mails. */
function in11Minutes() {
  return { scheduleTime: new Date(Date.now() + 11 * 60_000).toISOString() };
}

/** The event of a lead that a colleague has handed to a salesperson. */
function given(to: string, id: string, at = new Date()) {
  return written(id, at, { ownerId: "colleague", rev: 1 }, { ownerId: to, rev: 2 });
}

/** The event of one lead that goes from one salesperson to another. */
function handedOver(from: string, to: string, rev: number, at: Date) {
  return written("handed", at, { ownerId: from, rev: rev - 1 }, { ownerId: to, rev });
}

type Short = { ownerId: string | null; rev: number };

function written(id: string, at: Date, before: Short, after: Short): WriteEvent {
  const whole = (short: Short) => ({ kind: "lead", createdAt: at, updatedAt: at, ...short });
  return imaginedEvent(`leads/${id}`, whole(before), whole(after));
}
