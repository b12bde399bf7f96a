import { randomUUID } from "node:crypto";

import { notificationsPath } from "@salvia/domain/mail/notification";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { expect, it, onTestFinished } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { linkIn, mailsTo, mailTo, settingToUnsubscribe } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { runFunction } from "../support/runFunction.ts";
import { staffMember, wants } from "../support/staff.ts";
import { storedAt, writeEvent } from "../support/writeEvents.ts";

it("rings for those whom a note mentions, by uid, and mails those who can open the lead", async () => {
  const lucia = await staffMember(firestore);
  // Leads of other stories come into the pool meanwhile, of which these two hear nothing.
  const tomas = await staffMember(firestore, { language: "es", ...wants("mentions") });
  const quiet = await staffMember(firestore, wants());
  const leadId = await storedLead(firestore, null);
  const mentions = [tomas.uid, quiet.uid];
  await note(firestore, leadId, { authorId: lucia.uid, text: "Secret, @Tomás", mentions });
  const about = { kind: "mention", leadId, authorId: lucia.uid };
  for (const { uid } of [tomas, quiet]) await expectItems(firestore, uid, [about]);
  const mail = await mailTo(tomas.email);
  expect(mail.subject).toBe("Alguien del equipo te mencionó en una nota");
  expect(linkIn(mail)).toBe(`http://localhost:5000/sales/leads/${leadId}`);
  expect(settingToUnsubscribe(mail)).toBe("mentions");
  expect(mail.text + mail.html).not.toMatch(/Secret|Noa|Tomás/);
  const { docs } = await firestore.collection(notificationsPath(tomas.uid)).get();
  expect(JSON.stringify(docs[0]?.data())).not.toMatch(/Secret|Noa|Tomás/);
  expect(await mailsTo(quiet.email, 0)).toEqual([]);
});

it("notifies each person once of a note that is delivered twice, and no one about themselves", async () => {
  const { project, db } = aProject();
  const [lucia, tomas] = await Promise.all([staffMember(db), staffMember(db)]);
  const leadId = await storedLead(db, tomas.uid);
  const first = await note(db, leadId, { authorId: lucia.uid, text: "First." });
  const answer = { authorId: tomas.uid, text: "Done.", replyTo: first, mentions: [lucia.uid] };
  const toSelf = { authorId: lucia.uid, text: "And again.", replyTo: first };
  for (const each of [answer, toSelf]) {
    const event = await eventOf(project, db, leadId, await note(db, leadId, each));
    await runFunction(project, "notifyOfNote", [event, event]);
    await runFunction(project, "notifyOfNote", [event]);
  }
  const about = { kind: "noteReply", leadId, authorId: tomas.uid };
  await expectItems(db, lucia.uid, [about]);
  await expectItems(db, tomas.uid, []);
  // She can't open the lead, which is his.
  expect((await db.collection("mail").get()).size).toBe(0);
});

it("collects the emails of many mentions", async () => {
  const { project, db } = aProject();
  const [lucia, tomas] = await Promise.all([staffMember(db), staffMember(db)]);
  const leadId = await storedLead(db, tomas.uid);
  for (let count = 0; count < 3; count += 1) {
    const said = { authorId: lucia.uid, text: "@Tomás", mentions: [tomas.uid] };
    const id = await note(db, leadId, said);
    await runFunction(project, "notifyOfNote", [await eventOf(project, db, leadId, id)]);
  }
  expect((await db.collection("mail").get()).size).toBe(1);
  const scheduleTime = new Date(Date.now() + 11 * 60_000).toISOString();
  await runFunction(project, "sendCollectedNews", [{ scheduleTime }]);
  const subjects = (await db.collection("mail").get()).docs.map((each): unknown =>
    each.get("message.subject"),
  );
  expect(new Set(subjects)).toEqual(
    new Set(["A colleague mentioned you in a note", "More activity on your leads"]),
  );
});

it("skips people without the role, notes that a merge moved, and leads that are gone", async () => {
  const { project, db } = aProject();
  const [lucia, tomas] = await Promise.all([staffMember(db), staffMember(db)]);
  const clinician = await staffMember(db, {}, "medical");
  const left = await staffMember(db);
  await db.doc(`staff/${left.uid}`).delete();
  const leadId = await storedLead(db, null);
  const said = { authorId: lucia.uid, text: "@all", mentions: [clinician.uid, left.uid, "no-one"] };
  const moved = { ...said, mentions: [tomas.uid] };
  const events = [
    await eventOf(project, db, leadId, await note(db, leadId, said)),
    await eventOf(project, db, leadId, await note(db, leadId, moved, "merged:one:first")),
    await eventOf(project, db, "gone", await note(db, "gone", moved)),
  ];
  await runFunction(project, "notifyOfNote", events);
  expect((await db.collectionGroup("items").get()).size).toBe(0);
  expect((await db.collection("mail").get()).size).toBe(0);
});

type Said = { authorId: string; text: string; mentions?: readonly string[]; replyTo?: string };

/** Stores a note and returns its id. */
async function note(db: Firestore, leadId: string, said: Said, id: string = randomUUID()) {
  const document = db.doc(`leads/${leadId}/activities/${id}`);
  await document.create({ kind: "note", ...said, createdAt: new Date() });
  return id;
}

async function storedLead(db: Firestore, ownerId: string | null): Promise<string> {
  // Long ago, so that the lead itself causes no notification.
  const { id } = await db.collection("leads").add(lead({ ownerId, createdAt: new Date(0) }));
  return id;
}

/** The event of a note, as the database delivers it. */
async function eventOf(project: string, db: Firestore, leadId: string, id: string) {
  const path = `leads/${leadId}/activities/${id}`;
  const { updateTime } = await db.doc(path).get();
  if (updateTime === undefined) throw new Error(`${path} is missing`);
  const value = await storedAt(project, path);
  return writeEvent(project, path, { writeTime: updateTime }, { value, oldValue: {} });
}

/** A project without running functions: the test delivers the events. */
function aProject(): { project: string; db: Firestore } {
  const project = `demo-notes-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  return { project, db: getFirestore(app) };
}

function expectItems(db: Firestore, uid: string, items: readonly object[]) {
  const stored = async () =>
    (await db.collection(notificationsPath(uid)).get()).docs.map((each) => {
      const { kind, leadId, authorId } = each.data();
      return { kind, leadId, authorId };
    });
  return expect.poll(stored).toEqual(items);
}
