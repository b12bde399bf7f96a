import {
  conversationId,
  countsAfterReading,
  countsAfterSending,
  type Conversation,
} from "@salvia/domain/member/conversation";
import { expect, it } from "vitest";

import { notifyOfMessage } from "../../../functions/src/messages/notifyOfMessage.ts";
import { closeConversations } from "../../../functions/src/messages/closeConversations.ts";
import { patient } from "../../../seed/patients.ts";
import { user } from "../../../seed/users.ts";
import { firestore as db } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { deliver, imaginedEvent } from "../support/writeEvents.ts";

const two = { patientId: "beatriz", clinicianId: "camille" };
const id = conversationId(two);
const asked: Conversation = {
  ...two,
  patientName: patient().name,
  ...countsAfterSending(null, "patient"),
  updatedAt: new Date(),
};
const askedAgain: Conversation = { ...asked, ...countsAfterSending(asked, "patient") };

/** Stores only a conversation and its participants. */
async function stored(today: Conversation, clinicians: string[]) {
  await emptyDatabase();
  const batch = db.batch();
  for (const uid of Object.values(two)) {
    batch.set(db.doc(`users/${uid}`), user({ email: `${uid}@example.com` }));
  }
  batch.set(db.doc(`conversations/${id}`), today);
  batch.set(db.doc("patients/beatriz"), patient({ clinicians }));
  await batch.commit();
}

async function mails() {
  const { docs } = await db.collection("mail").get();
  return docs.map((each) => `${each.get("to")}: ${each.get("message.subject")}`).toSorted();
}

async function bells() {
  const { docs } = await db.collectionGroup("items").get();
  return docs.map((item) => [item.ref.parent.parent?.id, item.get("kind")]);
}

const conversation = db.doc(`conversations/${id}`);

const toCamille = "camille@example.com: You have a new message";

it("notifies once of a message that is delivered three times at once and again", async () => {
  await stored(asked, ["camille"]);
  const event = imaginedEvent(conversation.path, null, asked);
  await Promise.all([event, event, event].map((each) => notifyOfMessage.run(each)));
  await notifyOfMessage.run(event);
  expect(await mails()).toEqual([toCamille]);
  expect(await bells()).toEqual([["camille", "newMessage"]]);
  // A second message, before the first is read.
  await notifyOfMessage.run(imaginedEvent(conversation.path, asked, askedAgain));
  expect(await mails()).toEqual([toCamille]);
});

it("sends nothing about a message that is read by now", async () => {
  const read = { ...asked, ...countsAfterReading(asked, "clinician") };
  await stored(read, ["camille"]);
  await notifyOfMessage.run(imaginedEvent(conversation.path, null, asked));
  expect(await mails()).toEqual([]);
  expect(await bells()).toEqual([]);
});

it("closes the conversation once when the treatment has ended, and not if it goes on", async () => {
  const before = patient({ clinicians: ["camille", "daniel"] });
  const after = patient({ clinicians: ["daniel"] });
  const event = imaginedEvent("patients/beatriz", before, after);
  await stored(askedAgain, ["daniel"]);
  await Promise.all([deliver(closeConversations, event), deliver(closeConversations, event)]);
  await deliver(closeConversations, event);
  expect(await mails()).toEqual(["beatriz@example.com: Some of your messages weren’t read"]);
  expect(await bells()).toEqual([["beatriz", "messagesUnread"]]);
  expect((await conversation.get()).data()).toMatchObject({
    neverRead: 2,
    unreadBy: [],
    read: { clinician: 2, patient: 0 },
  });

  await stored(askedAgain, ["camille", "daniel"]);
  await deliver(closeConversations, event);
  expect(await mails()).toEqual([]);
  expect((await conversation.get()).data()).toMatchObject({ unreadBy: ["clinician"] });
});
