import { randomUUID } from "node:crypto";

import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { notificationSchema, notificationsPath } from "@salvia/domain/mail/notification";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore, Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, onTestFinished } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { linkIn, mailsTo, mailTo, settingToUnsubscribe } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { startFunction } from "../support/function.ts";
import { runFunction } from "../support/runFunction.ts";
import { form, received, send } from "../contact/enquiries.ts";
import { post } from "../support/site.ts";
import { staffMember, wants } from "../support/staff.ts";

describe("an enquiry from the public pages", () => {
  it("notifies only salespeople who want to know, in their language", async () => {
    const ana = await staffMember(firestore, { language: "fr", ...wants("newLeads") });
    const telephone = await staffMember(firestore, { email: null, ...wants("newLeads") });
    const quiet = await staffMember(firestore, wants("conversions", "monthlyReport"));
    const clinician = await staffMember(firestore, wants("newLeads"), "medical");
    const { lastName, leadId } = await enquire();

    expect(await notificationsOf(ana.uid, 1)).toMatchObject([
      { kind: "newLead", leadId, readAt: null },
    ]);
    expect(await notificationsOf(telephone.uid, 1)).toHaveLength(1);
    const mail = await mailTo(ana.email);
    expect(mail.subject).toBe("Un nouveau prospect attend");
    expect(linkIn(mail)).toBe(`http://localhost:5000/sales/leads/${leadId}`);
    expect(mail.text).toContain("http://localhost:5000/sales/settings");
    expect(mail.text + mail.html).not.toContain(lastName);
    expect(settingToUnsubscribe(mail)).toBe("newLeads");
    // Users on one page of the directory are notified together: these two would be by now.
    for (const { uid, email } of [quiet, clinician]) {
      expect(await notificationsOf(uid, 0)).toEqual([]);
      expect(await mailsTo(email, 0)).toEqual([]);
    }
  });
});

describe("a salesperson is notified", () => {
  it("of a lead that a colleague hands over, and of a lead that becomes a client", async () => {
    const ana = await staffMember(firestore, wants("newLeads", "conversions"));
    const ben = await staffMember(firestore, wants("newLeads"));
    const handed = firestore.collection("leads").doc();
    const documents = { status: "documents", step: 5 } as const;
    const now = new Date();
    await handed.create(lead({ ...documents, ownerId: ben.uid, createdAt: now }));
    await handed.update({ ownerId: ana.uid, rev: 2, updatedAt: new Date() });
    expect(await notificationsOf(ana.uid, 1)).toMatchObject([{ kind: "leadHandedOver" }]);
    expect((await mailTo(ana.email)).subject).toBe("A lead was handed over to you");

    const enrolled = { status: "enrolled", step: 6, kind: "client" } as const;
    await handed.update({ ...enrolled, rev: 3, updatedAt: new Date() });
    expect(await notificationsOf(ana.uid, 2)).toMatchObject([
      { kind: "conversion", leadId: handed.id },
      { kind: "leadHandedOver", leadId: handed.id },
    ]);
    expect((await mailsTo(ana.email, 2)).map(({ subject }) => subject).toSorted()).toEqual([
      "A lead was handed over to you",
      "One of your leads is now a client",
    ]);
    expect(await notificationsOf(ben.uid, 0)).toEqual([]);
  });
});

describe("a known person who writes again", () => {
  /** Stores a lead of an owner, whose person then fills in the contact form. */
  async function writesAgain(ownerId: string | null) {
    const email = `${randomUUID()}@example.com`;
    const document = await firestore.collection("leads").add(
      // Long ago, so that the lead itself causes no notification.
      lead({ ownerId, email, phone: null, createdAt: new Date("2026-01-01") }),
    );
    for (const key of leadUniqueKeys({ email, phone: null, identityDocument: null }).values()) {
      await firestore.doc(`leadKeys/${key}`).set({ leadId: document.id });
    }
    expect(await send(form({ email, lastName: "Secret", message: "Call me" }))).toEqual(received);
    return document.id;
  }

  it("notifies their owner by bell and by mail, without personal data", async () => {
    const ana = await staffMember(firestore, wants("newLeads"));
    const ben = await staffMember(firestore, wants("newLeads"));
    const leadId = await writesAgain(ana.uid);
    expect(await notificationsOf(ana.uid, 1)).toMatchObject([{ kind: "newEnquiry", leadId }]);
    const mail = await mailTo(ana.email);
    expect(mail.subject).toBe("A lead contacted us again");
    expect(linkIn(mail)).toBe(`http://localhost:5000/sales/leads/${leadId}`);
    expect(mail.text + mail.html).not.toMatch(/Secret|Call me/);
    const ofBen = await notificationsOf(ben.uid, 0);
    expect(ofBen).not.toContainEqual(expect.objectContaining({ leadId }));
  });

  it.each([
    ["waits in the pool", null],
    ["belonged to somebody who has left", "gone"],
  ])("notifies everyone if their lead %s", async (_whose, ownerId) => {
    const ana = await staffMember(firestore, wants("newLeads"));
    const leadId = await writesAgain(ownerId);
    expect(await notificationsOf(ana.uid, 1)).toContainEqual(
      expect.objectContaining({ kind: "newEnquiry", leadId }),
    );
  });
});

describe("in a project of its own", () => {
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
  }, 120_000);

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
    expect([await mailsIn(db), await notificationCount(db)]).toEqual([
      ["A new lead is waiting"],
      1,
    ]);
  }, 120_000);

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
  }, 120_000);

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
  }, 120_000);

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
  }, 60_000);

  it("notifies no one of a lead that was erased before its event arrived", async () => {
    const { project, db } = aProject();
    await staffMember(db, wants("newLeads"));
    await runFunction(project, "notifyOfLead", [pooled("erased", new Date())]);
    expect([await mailsIn(db), await notificationCount(db)]).toEqual([[], 0]);
  }, 60_000);

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
  }, 60_000);
});

/** An unknown person fills in the contact form. */
async function enquire() {
  const lastName = `Lemos${randomUUID().slice(0, 8)}`;
  const response = await post("/api/contact", {
    body: {
      page: "individuals",
      language: "en",
      key: randomUUID(),
      firstName: "Ana",
      lastName,
      email: `${lastName.toLowerCase()}@example.com`,
      plan: "premium",
    },
  });
  expect(await response.json()).toEqual({ received: true });
  const { docs } = await firestore.collection("leads").where("lastName", "==", lastName).get();
  expect(docs).toHaveLength(1);
  return { lastName, leadId: docs[0]?.id };
}

/** A user's notifications, newest first, once there are `count` of them. */
function notificationsOf(uid: string, count: number) {
  return new Promise<unknown[]>((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error(`Fewer than ${count} notifications.`));
    }, 15_000);
    const stop = firestore
      .collection(notificationsPath(uid))
      .orderBy("at", "desc")
      .onSnapshot(({ docs }) => {
        if (docs.length < count) return;
        clearTimeout(late);
        stop();
        resolve(docs.map((item) => notificationSchema.parse(dated(item.data()))));
      }, reject);
  });
}

function dated(data: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

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
