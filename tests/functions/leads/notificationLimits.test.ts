import { notificationsPath } from "@salvia/domain/mail/notification";
import { beforeEach, expect, it } from "vitest";

import { notifyLeadEvent } from "../../../functions/src/notifications/notifyLeadEvent.ts";
import { sendCollectedNews } from "../../../functions/src/notifications/sendDigests.ts";
import { firestore } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { staffMember, wants } from "../support/staff.ts";
import { deliver, imaginedEvent, type WriteEvent } from "../support/writeEvents.ts";

beforeEach(emptyDatabase);

it("limits a flood of notifications to one mail and thirty notifications each, plus one of each later", async () => {
  const team = await Promise.all([
    staffMember(firestore, wants("newLeads")),
    staffMember(firestore, wants("newLeads")),
  ]);
  const flood = Array.from({ length: 40 }, (_, index) => pooled(`lead${index}`, new Date()));
  await storeAndDeliver(flood);
  expect(await queuedSubjects()).toEqual(team.map(() => "A new lead is waiting"));
  const first = await notificationCount();
  // One more is allowed every two minutes.
  expect(first).toBeGreaterThanOrEqual(30 * team.length);
  expect(first).toBeLessThan(35 * team.length);

  await sendCollectedNews.run(in11Minutes());
  await sendCollectedNews.run(in11Minutes());
  expect(await queuedSubjects()).toEqual([
    ...team.map(() => "A new lead is waiting"),
    ...team.map(() => "More activity on your leads"),
  ]);
  expect(await notificationCount()).toBe(first + team.length);
});

it("summarizes more notifications than the limit once, later", async () => {
  await staffMember(firestore, wants("newLeads"));
  // The state after three hundred in this hour.
  const window = { kind: "newLead", uid: null, dueAt: null, missedLeadId: null };
  const full = new Date(Date.now() + 3_600_000);
  const kept = { ...window, mailAfter: new Date(), quietAt: full, expiresAt: full };
  await firestore.doc("newsWindows/newLead").set(kept);
  await storeAndDeliver([pooled("one", new Date()), pooled("two", new Date())]);
  expect([await queuedSubjects(), await notificationCount()]).toEqual([[], 0]);
  await sendCollectedNews.run(in11Minutes());
  expect([await queuedSubjects(), await notificationCount()]).toEqual([
    ["A new lead is waiting"],
    1,
  ]);
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

it("notifies a team of 250 once of an event delivered three times at once and again", async () => {
  const team = await Promise.all(
    Array.from({ length: 250 }, () => staffMember(firestore, wants("newLeads"))),
  );
  await firestore.doc(`users/${team[7]?.uid}`).update({ language: "no such" });
  const event = pooled("lead", new Date());
  await storeLead(event);
  await Promise.all([event, event, event].map((each) => deliver(notifyLeadEvent, each)));
  await deliver(notifyLeadEvent, event);

  const items = await firestore.collectionGroup("items").get();
  const recipients = items.docs.map(({ ref }) => ref.parent.parent?.id);
  // Everyone except the user with the invalid profile.
  expect([items.size, new Set(recipients).size]).toEqual([249, 249]);
  const mails = await firestore.collection("mail").get();
  expect(new Set(mails.docs.map((mail) => String(mail.get("to"))))).toHaveProperty("size", 249);
  expect(mails.size).toBe(249);
});

it("reads settings at delivery time and ignores old leads imported from elsewhere", async () => {
  const { uid } = await staffMember(firestore, wants("newLeads"));
  for (const id of ["old", "unwanted", "wanted"]) await storeLead(pooled(id, new Date()));
  await deliver(notifyLeadEvent, pooled("old", new Date("2026-01-01")));
  await firestore.doc(`users/${uid}`).update(wants("conversions"));
  await deliver(notifyLeadEvent, pooled("unwanted", new Date()));
  await firestore.doc(`users/${uid}`).update(wants("newLeads"));
  await deliver(notifyLeadEvent, pooled("wanted", new Date()));
  const items = await firestore.collection(notificationsPath(uid)).get();
  expect(items.docs.map((item) => String(item.get("leadId")))).toEqual(["wanted"]);
});

it("notifies no one of a lead that was erased before its event arrived", async () => {
  await staffMember(firestore, wants("newLeads"));
  await deliver(notifyLeadEvent, pooled("erased", new Date()));
  expect([await queuedSubjects(), await notificationCount()]).toEqual([[], 0]);
});

it("adds no notification later for a lead that was erased in the meantime", async () => {
  const { uid } = await staffMember(firestore, wants("newLeads"));
  await storeAndDeliver([pooled("first", new Date())]);
  // The state after the limits of one salesperson and of everyone were reached.
  const due = { dueAt: new Date(), missedLeadId: "erased" };
  await firestore.doc(`newsWindows/newLead_${uid}`).update(due);
  await firestore.doc("newsWindows/newLead").update(due);
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

/** The event of a lead that came into the pool. */
function pooled(id: string, at: Date) {
  return written(id, at, null, { ownerId: null, rev: 1 });
}

/** The event of a lead that one salesperson has handed to another. */
function handedOver(from: string, to: string, rev: number, at: Date) {
  return written("handed", at, { ownerId: from, rev: rev - 1 }, { ownerId: to, rev });
}

type Short = { ownerId: string | null; rev: number };

function written(id: string, at: Date, before: Short | null, after: Short): WriteEvent {
  const whole = (short: Short) => ({ kind: "lead", createdAt: at, updatedAt: at, ...short });
  return imaginedEvent(`leads/${id}`, before && whole(before), whole(after));
}
