import { randomUUID } from "node:crypto";

import {
  conversationId,
  countsAfterReading,
  countsAfterSending,
  type Conversation,
} from "@salvia/domain/member/conversation";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { expect, it, onTestFinished } from "vitest";

import { patient } from "../../../seed/patients.ts";
import { user } from "../../../seed/users.ts";
import { runFunction } from "../support/runFunction.ts";

const two = { patientId: "beatriz", clinicianId: "camille" };
const id = conversationId(two);
const asked: Conversation = {
  ...two,
  patientName: patient().name,
  ...countsAfterSending(null, "patient"),
  updatedAt: new Date(),
};
const askedAgain: Conversation = { ...asked, ...countsAfterSending(asked, "patient") };

/** A project without running functions, in which a conversation and its participants are stored. */
async function aProject(today: Conversation, clinicians: string[]) {
  const project = `demo-messages-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  const db = getFirestore(app);
  const batch = db.batch();
  for (const uid of Object.values(two)) {
    batch.set(db.doc(`users/${uid}`), user({ email: `${uid}@example.com` }));
  }
  batch.set(db.doc(`conversations/${id}`), today);
  batch.set(db.doc("patients/beatriz"), patient({ clinicians }));
  await batch.commit();
  const mails = async () => {
    const { docs } = await db.collection("mail").get();
    return docs.map((each) => `${each.get("to")}: ${each.get("message.subject")}`).toSorted();
  };
  const bells = async () => {
    const { docs } = await db.collectionGroup("items").get();
    return docs.map((item) => [item.ref.parent.parent?.id, item.get("kind")]);
  };
  const stored = async () => (await db.doc(`conversations/${id}`).get()).data();
  return { run: runFunction.bind(null, project), mails, bells, stored };
}

const toCamille = "camille@example.com: You have a new message";

it("notifies once of a message that is delivered three times at once and again", async () => {
  const { run, mails, bells } = await aProject(asked, ["camille"]);
  const event = written(`conversations/${id}`, null, asked);
  await run("notifyOfMessage", [event, event, event]);
  await run("notifyOfMessage", [event]);
  expect(await mails()).toEqual([toCamille]);
  expect(await bells()).toEqual([["camille", "newMessage"]]);
  // A second message, before the first is read.
  await run("notifyOfMessage", [written(`conversations/${id}`, asked, askedAgain)]);
  expect(await mails()).toEqual([toCamille]);
});

it("sends nothing about a message that is read by now", async () => {
  const read = { ...asked, ...countsAfterReading(asked, "clinician") };
  const { run, mails, bells } = await aProject(read, ["camille"]);
  await run("notifyOfMessage", [written(`conversations/${id}`, null, asked)]);
  expect(await mails()).toEqual([]);
  expect(await bells()).toEqual([]);
});

it("closes the conversation once when the treatment has ended, and not if it goes on", async () => {
  const before = patient({ clinicians: ["camille", "daniel"] });
  const after = patient({ clinicians: ["daniel"] });
  const event = written("patients/beatriz", before, after);
  const ended = await aProject(askedAgain, ["daniel"]);
  await ended.run("treatmentEnded", [event, event]);
  await ended.run("treatmentEnded", [event]);
  expect(await ended.mails()).toEqual(["beatriz@example.com: Some of your messages weren’t read"]);
  expect(await ended.bells()).toEqual([["beatriz", "messagesUnread"]]);
  expect(await ended.stored()).toMatchObject({
    neverRead: 2,
    unreadBy: [],
    read: { clinician: 2, patient: 0 },
  });

  const resumed = await aProject(askedAgain, ["camille", "daniel"]);
  await resumed.run("treatmentEnded", [event]);
  expect(await resumed.mails()).toEqual([]);
  expect(await resumed.stored()).toMatchObject({ unreadBy: ["clinician"] });
});

/** The write event of a document, in Eventarc's JSON form. */
function written(path: string, before: object | null, after: object) {
  const time = new Date().toISOString();
  const name = `projects/p/databases/(default)/documents/${path}`;
  const document = (value: object) => ({
    name,
    fields: fieldsOf(value),
    createTime: time,
    updateTime: time,
  });
  return {
    specversion: "1.0",
    id: randomUUID(),
    type: "google.cloud.firestore.document.v1.written",
    source: "//firestore.googleapis.com/projects/p/databases/(default)",
    subject: `documents/${path}`,
    time,
    datacontenttype: "application/json",
    project: "p",
    database: "(default)",
    namespace: "(default)",
    document: path,
    location: "europe-west1",
    data: { value: document(after), ...(before && { oldValue: document(before) }) },
  };
}

function fieldsOf(value: object): Record<string, object> {
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, typed(field)]));
}

function typed(value: unknown): object {
  if (value === undefined || value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  if (typeof value === "object") return { mapValue: { fields: fieldsOf(value) } };
  return typeof value === "number" ? { integerValue: String(value) } : { stringValue: value };
}
