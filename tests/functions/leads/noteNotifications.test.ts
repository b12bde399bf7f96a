import { randomUUID } from "node:crypto";

import { notificationsPath } from "@salvia/domain/mail/notification";
import { beforeEach, expect, it } from "vitest";

import { notifyOfNote } from "../../../functions/src/notifications/notifyOfNote.ts";
import { sendCollectedNews } from "../../../functions/src/notifications/sendDigests.ts";
import { lead } from "../../../seed/leads.ts";
import { linkIn, settingToUnsubscribe } from "../../mailbox.ts";
import { firestore as db } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { mailsTo, mailTo } from "../support/mails.ts";
import { site } from "../support/site.ts";
import { staffMember, wants } from "../support/staff.ts";
import { creationOf } from "../support/writeEvents.ts";

beforeEach(emptyDatabase);

it("rings for those whom a note mentions, by uid, and mails those who can open the lead", async () => {
  const lucia = await staffMember(db);
  const tomas = await staffMember(db, { language: "es", ...wants("mentions") });
  const quiet = await staffMember(db, wants());
  const leadId = await storedLead(null);
  const mentions = [tomas.uid, quiet.uid];
  const said = { authorId: lucia.uid, text: "Secret, @Tomás", mentions };
  await notifyOfNote.run(await note(leadId, said));
  const about = { kind: "mention", leadId, authorId: lucia.uid };
  for (const { uid } of [tomas, quiet]) await expectItems(uid, [about]);
  const mail = await mailTo(tomas.email);
  expect(mail.subject).toBe("Alguien del equipo te mencionó en una nota");
  expect(linkIn(mail)).toBe(`${site}/sales/leads/${leadId}`);
  expect(settingToUnsubscribe(mail)).toBe("mentions");
  expect(mail.text + mail.html).not.toMatch(/Secret|Noa|Tomás/);
  const { docs } = await db.collection(notificationsPath(tomas.uid)).get();
  expect(JSON.stringify(docs[0]?.data())).not.toMatch(/Secret|Noa|Tomás/);
  expect(await mailsTo(quiet.email, 0)).toEqual([]);
});

it("notifies each person once of a note that is delivered twice, and no one about themselves", async () => {
  const [lucia, tomas] = await Promise.all([staffMember(db), staffMember(db)]);
  const leadId = await storedLead(tomas.uid);
  await note(leadId, { authorId: lucia.uid, text: "First." }, "first");
  const answer = { authorId: tomas.uid, text: "Done.", replyTo: "first", mentions: [lucia.uid] };
  const toSelf = { authorId: lucia.uid, text: "And again.", replyTo: "first" };
  for (const each of [answer, toSelf]) {
    const event = await note(leadId, each);
    await Promise.all([notifyOfNote.run(event), notifyOfNote.run(event)]);
    await notifyOfNote.run(event);
  }
  const about = { kind: "noteReply", leadId, authorId: tomas.uid };
  await expectItems(lucia.uid, [about]);
  await expectItems(tomas.uid, []);
  // She can't open the lead, which is his.
  expect((await db.collection("mail").get()).size).toBe(0);
});

it("collects the emails of many mentions", async () => {
  const [lucia, tomas] = await Promise.all([staffMember(db), staffMember(db)]);
  const leadId = await storedLead(tomas.uid);
  for (let count = 0; count < 3; count += 1) {
    const said = { authorId: lucia.uid, text: "@Tomás", mentions: [tomas.uid] };
    await notifyOfNote.run(await note(leadId, said));
  }
  expect((await db.collection("mail").get()).size).toBe(1);
  const scheduleTime = new Date(Date.now() + 11 * 60_000).toISOString();
  await sendCollectedNews.run({ scheduleTime });
  const subjects = (await db.collection("mail").get()).docs.map((each): unknown =>
    each.get("message.subject"),
  );
  expect(new Set(subjects)).toEqual(
    new Set(["A colleague mentioned you in a note", "More activity on your leads"]),
  );
});

it("skips people without the role, notes that a merge moved, and leads that are gone", async () => {
  const [lucia, tomas] = await Promise.all([staffMember(db), staffMember(db)]);
  const clinician = await staffMember(db, {}, "medical");
  const left = await staffMember(db);
  await db.doc(`staff/${left.uid}`).delete();
  const leadId = await storedLead(null);
  const said = { authorId: lucia.uid, text: "@all", mentions: [clinician.uid, left.uid, "__x__"] };
  const moved = { ...said, mentions: [tomas.uid] };
  await notifyOfNote.run(await note(leadId, said));
  await notifyOfNote.run(await note(leadId, moved, "merged:one:first"));
  await notifyOfNote.run(await note("gone", moved));
  expect((await db.collectionGroup("items").get()).size).toBe(0);
  expect((await db.collection("mail").get()).size).toBe(0);
});

it.each([
  ["an open lead with what its owner does", "quoted", "call", true],
  ["no lead with what the server adds", "quoted", "owner", false],
  ["no lost lead, whose erasure counts from its date", "lost", "call", false],
] as const)("moves the date of %s, and no revision", async (_case, status, kind, isMoved) => {
  const updatedAt = new Date("2026-11-02T09:00:00Z");
  const steps = { status, step: 4 };
  const { id } = await db
    .collection("leads")
    .add(lead({ ownerId: "ana", rev: 3, updatedAt, ...steps }));
  const calledAt = new Date("2026-11-09T09:00:00Z");
  const said =
    kind === "call" ? { outcome: "reached", authorId: "ana" } : { from: null, to: "ana" };
  for (const createdAt of [calledAt, new Date("2026-11-05T09:00:00Z")]) {
    const { path } = await db
      .collection(`leads/${id}/activities`)
      .add({ kind, ...said, createdAt });
    await notifyOfNote.run(await creationOf(path));
  }
  const stored = await db.doc(`leads/${id}`).get();
  expect(stored.get("updatedAt").toDate()).toEqual(isMoved ? calledAt : updatedAt);
  expect(stored.get("rev")).toBe(3);
});

type Said = { authorId: string; text: string; mentions?: readonly string[]; replyTo?: string };

/** Stores a note and returns its event. */
async function note(leadId: string, said: Said, id: string = randomUUID()) {
  const { path } = db.doc(`leads/${leadId}/activities/${id}`);
  await db.doc(path).create({ kind: "note", ...said, createdAt: new Date() });
  return creationOf(path);
}

async function storedLead(ownerId: string | null): Promise<string> {
  return (await db.collection("leads").add(lead({ ownerId }))).id;
}

async function expectItems(uid: string, items: readonly object[]) {
  const { docs } = await db.collection(notificationsPath(uid)).get();
  const stored = docs.map((each) => {
    const { kind, leadId, authorId } = each.data();
    return { kind, leadId, authorId };
  });
  expect(stored).toEqual(items);
}
