import { randomUUID } from "node:crypto";

import { notificationSchema, notificationsPath } from "@salvia/domain/notification";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore, Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, onTestFinished } from "vitest";

import { lead } from "../../seed/leads.ts";
import { linkIn, mailsTo, mailTo } from "../mailbox.ts";
import { firestore } from "./accounts.ts";
import { runFunction } from "./runFunction.ts";
import { post } from "./site.ts";
import { staffMember, wants } from "./staff.ts";

describe("an enquiry from the public pages", () => {
  it("is told to every salesperson who wants to know, in their language, and to nobody else", async () => {
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
    // Each page of the directory is told at once: whoever is left out would be told by now.
    for (const { uid, email } of [quiet, clinician]) {
      expect(await notificationsOf(uid, 0)).toEqual([]);
      expect(await mailsTo(email, 0)).toEqual([]);
    }
  });
});

describe("a salesperson is told of", () => {
  it("a lead that a colleague hands over, and of a lead that becomes a client", async () => {
    const ana = await staffMember(firestore, wants("newLeads", "conversions"));
    const ben = await staffMember(firestore, wants("newLeads"));
    const handed = firestore.collection("leads").doc();
    const documents = { status: "documents", step: 5 } as const;
    const now = new Date();
    await handed.create(lead({ ...documents, ownerId: ben.uid, createdAt: now }));
    await handed.update({ ownerId: ana.uid, rev: 2, updatedAt: new Date() });
    expect(await notificationsOf(ana.uid, 1)).toMatchObject([{ kind: "leadHandedOver" }]);
    expect((await mailTo(ana.email)).subject).toBe("A lead was handed to you");

    const enrolled = { status: "enrolled", step: 6, kind: "client" } as const;
    await handed.update({ ...enrolled, rev: 3, updatedAt: new Date() });
    expect(await notificationsOf(ana.uid, 2)).toMatchObject([
      { kind: "conversion", leadId: handed.id },
      { kind: "leadHandedOver", leadId: handed.id },
    ]);
    expect((await mailsTo(ana.email, 2)).map(({ subject }) => subject).toSorted()).toEqual([
      "A lead was handed to you",
      "One of your leads is a client now",
    ]);
    expect(await notificationsOf(ben.uid, 0)).toEqual([]);
  });
});

describe("in a project of its own", () => {
  it("an event that is delivered three times at once, and again, tells a team of 250 once", async () => {
    const { project, db } = aProject();
    const team = await Promise.all(
      Array.from({ length: 250 }, () => staffMember(db, wants("newLeads"))),
    );
    await db.doc(`users/${team[7]?.uid}`).update({ language: "no such" });
    const event = pooled("lead", new Date());
    await runFunction(project, "notifyOfLead", [event, event, event]);
    await runFunction(project, "notifyOfLead", [event]);

    const items = await db.collectionGroup("items").get();
    const told = items.docs.map(({ ref }) => ref.parent.parent?.id);
    // All but the one whose profile is spoilt.
    expect([items.size, new Set(told).size]).toEqual([249, 249]);
    const mails = await db.collection("mail").get();
    expect(new Set(mails.docs.map((mail) => String(mail.get("to"))))).toHaveProperty("size", 249);
    expect(mails.size).toBe(249);
  }, 120_000);

  it("settings are read at the time, and what was loaded from elsewhere is no news", async () => {
    const { project, db } = aProject();
    const { uid } = await staffMember(db, wants("newLeads"));
    await runFunction(project, "notifyOfLead", [pooled("old", new Date("2026-01-01"))]);
    await db.doc(`users/${uid}`).update(wants("conversions"));
    await runFunction(project, "notifyOfLead", [pooled("unwanted", new Date())]);
    await db.doc(`users/${uid}`).update(wants("newLeads"));
    await runFunction(project, "notifyOfLead", [pooled("wanted", new Date())]);
    const items = await db.collection(notificationsPath(uid)).get();
    expect(items.docs.map((item) => String(item.get("leadId")))).toEqual(["wanted"]);
  }, 60_000);
});

/** Somebody unknown fills in the contact form. */
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

/** What somebody is told, the newest first, once there is as much as wanted. */
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
  const project = `demo-news-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  return { project, db: getFirestore(app) };
}

/** The event of a lead that came into the pool, as Eventarc tells it in JSON. */
function pooled(id: string, at: Date) {
  const time = at.toISOString();
  const name = `projects/p/databases/(default)/documents/leads/${id}`;
  const fields = {
    ownerId: { nullValue: null },
    kind: { stringValue: "lead" },
    rev: { integerValue: "1" },
    createdAt: { timestampValue: time },
    updatedAt: { timestampValue: time },
  };
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
    data: { value: { name, fields, createTime: time, updateTime: time }, oldValue: {} },
  };
}
