import { randomUUID } from "node:crypto";

import { notificationsPath } from "@salvia/domain/mail/notification";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { expect, it, onTestFinished } from "vitest";

import { startFunction } from "../support/function.ts";
import { runFunction } from "../support/runFunction.ts";
import { staffMember, wants } from "../support/staff.ts";

it("limits a flood of notifications to one mail and thirty notifications each, plus one of each later", async () => {
  const { project, db, deliver } = await aTrigger();
  const team = await Promise.all([
    staffMember(db, wants("newLeads")),
    staffMember(db, wants("newLeads")),
  ]);
  const flood = Array.from({ length: 40 }, (_, index) => pooled(`lead${index}`, new Date()));
  await deliver(flood);
  expect(await mailsIn(db)).toEqual(team.map(() => "A new lead is waiting"));
  const first = await notificationCount(db);
  // One more is allowed every two minutes.
  expect(first).toBeGreaterThanOrEqual(30 * team.length);
  expect(first).toBeLessThan(35 * team.length);

  await runFunction(project, "sendCollectedNews", [in11Minutes()]);
  await runFunction(project, "sendCollectedNews", [in11Minutes()]);
  expect(await mailsIn(db)).toEqual([
    ...team.map(() => "A new lead is waiting"),
    ...team.map(() => "More activity on your leads"),
  ]);
  expect(await notificationCount(db)).toBe(first + team.length);
});

it("summarizes more notifications than the limit once, later", async () => {
  const { project, db, deliver } = await aTrigger();
  await staffMember(db, wants("newLeads"));
  // The state after three hundred in this hour.
  const window = { kind: "newLead", uid: null, dueAt: null, missedLeadId: null };
  const full = new Date(Date.now() + 3_600_000);
  const kept = { ...window, mailAfter: new Date(), quietAt: full, expiresAt: full };
  await db.doc("newsWindows/newLead").set(kept);
  await deliver([pooled("one", new Date()), pooled("two", new Date())]);
  expect([await mailsIn(db), await notificationCount(db)]).toEqual([[], 0]);
  await runFunction(project, "sendCollectedNews", [in11Minutes()]);
  expect([await mailsIn(db), await notificationCount(db)]).toEqual([["A new lead is waiting"], 1]);
});

it("mails each colleague once about a lead that goes back and forth", async () => {
  const { db, deliver } = await aTrigger();
  const [ana, ben] = await Promise.all([
    staffMember(db, wants("newLeads")),
    staffMember(db, wants("newLeads")),
  ]);
  const there = [2, 4, 6].flatMap((rev) => [
    handedOver(ben.uid, ana.uid, rev),
    handedOver(ana.uid, ben.uid, rev + 1),
  ]);
  await deliver(there);
  expect(await mailsIn(db)).toEqual([
    "A lead was handed over to you",
    "A lead was handed over to you",
  ]);
  expect(await notificationCount(db)).toBe(6);
});

it("notifies a team of 250 once of an event delivered three times at once and again", async () => {
  const { project, db } = aProject();
  const team = await Promise.all(
    Array.from({ length: 250 }, () => staffMember(db, wants("newLeads"))),
  );
  await db.doc(`users/${team[7]?.uid}`).update({ language: "no such" });
  const event = pooled("lead", new Date());
  await storeLead(db, event);
  await runFunction(project, "notifyOfLead", [event, event, event]);
  await runFunction(project, "notifyOfLead", [event]);

  const items = await db.collectionGroup("items").get();
  const recipients = items.docs.map(({ ref }) => ref.parent.parent?.id);
  // Everyone except the user with the invalid profile.
  expect([items.size, new Set(recipients).size]).toEqual([249, 249]);
  const mails = await db.collection("mail").get();
  expect(new Set(mails.docs.map((mail) => String(mail.get("to"))))).toHaveProperty("size", 249);
  expect(mails.size).toBe(249);
});

it("reads settings at delivery time and ignores old leads imported from elsewhere", async () => {
  const { project, db } = aProject();
  const { uid } = await staffMember(db, wants("newLeads"));
  for (const id of ["old", "unwanted", "wanted"]) await storeLead(db, pooled(id, new Date()));
  await runFunction(project, "notifyOfLead", [pooled("old", new Date("2026-01-01"))]);
  await db.doc(`users/${uid}`).update(wants("conversions"));
  await runFunction(project, "notifyOfLead", [pooled("unwanted", new Date())]);
  await db.doc(`users/${uid}`).update(wants("newLeads"));
  await runFunction(project, "notifyOfLead", [pooled("wanted", new Date())]);
  const items = await db.collection(notificationsPath(uid)).get();
  expect(items.docs.map((item) => String(item.get("leadId")))).toEqual(["wanted"]);
});

it("notifies no one of a lead that was erased before its event arrived", async () => {
  const { project, db } = aProject();
  await staffMember(db, wants("newLeads"));
  await runFunction(project, "notifyOfLead", [pooled("erased", new Date())]);
  expect([await mailsIn(db), await notificationCount(db)]).toEqual([[], 0]);
});

it("adds no notification later for a lead that was erased in the meantime", async () => {
  const { project, db, deliver } = await aTrigger();
  const { uid } = await staffMember(db, wants("newLeads"));
  await deliver([pooled("first", new Date())]);
  // The state after the limits of one salesperson and of everyone were reached.
  const due = { dueAt: new Date(), missedLeadId: "erased" };
  await db.doc(`newsWindows/newLead_${uid}`).update(due);
  await db.doc("newsWindows/newLead").update(due);
  await runFunction(project, "sendCollectedNews", [in11Minutes()]);
  expect(await notificationCount(db)).toBe(1);
});

/** A project without running functions: the test delivers the events. */
function aProject(): { project: string; db: Firestore } {
  const project = `demo-notifications-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  return { project, db: getFirestore(app) };
}

/** Stores the lead of an event, because there are no notifications for a missing lead. */
async function storeLead(db: Firestore, event: unknown): Promise<void> {
  await db.doc(String(Reflect.get(Object(event), "document"))).set({});
}

/** Such a project, and the trigger that creates its notifications. */
async function aTrigger() {
  const { project, db } = aProject();
  const trigger = await startFunction("notifyOfLead", project);
  onTestFinished(() => void trigger.stop());
  const deliver = async (events: readonly unknown[]) => {
    for (const event of events) {
      await storeLead(db, event);
      await trigger.run(event);
    }
  };
  return { project, db, deliver };
}

/** The subjects of all mails of a project. */
async function mailsIn(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection("mail").get();
  return docs.map((each) => String(each.get("message.subject"))).toSorted();
}

/** The number of notifications in a project. */
async function notificationCount(db: Firestore): Promise<number> {
  return (await db.collectionGroup("items").get()).size;
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
function handedOver(from: string, to: string, rev: number) {
  return written("handed", new Date(), { ownerId: from, rev: rev - 1 }, { ownerId: to, rev });
}

type Short = { ownerId: string | null; rev: number };

/** The write event of a lead, in Eventarc's JSON form. */
function written(id: string, at: Date, before: Short | null, after: Short) {
  const time = at.toISOString();
  const name = `projects/p/databases/(default)/documents/leads/${id}`;
  const document = ({ ownerId, rev }: Short) => ({
    name,
    fields: {
      ownerId: ownerId === null ? { nullValue: null } : { stringValue: ownerId },
      kind: { stringValue: "lead" },
      rev: { integerValue: String(rev) },
      createdAt: { timestampValue: time },
      updatedAt: { timestampValue: time },
    },
    createTime: time,
    updateTime: time,
  });
  return {
    specversion: "1.0",
    id: randomUUID(),
    type: "google.cloud.firestore.document.v1.written",
    source: "//firestore.googleapis.com/projects/p/databases/(default)",
    subject: `documents/leads/${id}`,
    time,
    datacontenttype: "application/json",
    project: "p",
    database: "(default)",
    namespace: "(default)",
    document: `leads/${id}`,
    location: "europe-west1",
    data: { value: document(after), oldValue: before === null ? {} : document(before) },
  };
}
