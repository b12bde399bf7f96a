import { randomUUID } from "node:crypto";

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
import { linkIn, settingToUnsubscribe } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { mailsTo } from "../support/mails.ts";
import { site } from "../support/site.ts";
import { staffMember, wants } from "../support/staff.ts";
import { delivering } from "../support/writeEvents.ts";

/** A clinician who reads French and treats a patient who reads Spanish. */
async function clinicianAndPatient(profile?: Parameters<typeof user>[0]) {
  const clinician = await staffMember(firestore, { language: "fr", ...profile }, "medical");
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  await firestore.doc(`users/${uid}`).set(user({ email, language: "es" }));
  await firestore.doc(`patients/${uid}`).set(patient({ clinicians: [clinician.uid, "daniel"] }));
  return { clinician, member: { uid, email } };
}

/** A conversation as the pages write it. */
function conversationOf(patientId: string, clinicianId: string) {
  const id = conversationId({ patientId, clinicianId });
  const document = firestore.doc(`conversations/${id}`);
  let current: Conversation | null = null;
  const store = async (counts: Partial<Conversation>) => {
    const begun = { patientId, clinicianId, patientName: patient().name, updatedAt: new Date() };
    const { sent, read, unreadBy } = countsAfterSending(null, "patient");
    const next = { ...begun, sent, read, unreadBy, ...current, ...counts };
    current = next;
    await delivering("conversations", [notifyOfMessage], () => document.set(next));
  };
  const sends = (side: "patient" | "clinician") => store(countsAfterSending(current, side));
  const reads = async (side: "patient" | "clinician") => {
    if (current !== null) await store(countsAfterReading(current, side));
  };
  return { id, document, sends, reads };
}

async function bellsOf(uid: string): Promise<unknown[]> {
  const { docs } = await firestore.collection(`notifications/${uid}/items`).get();
  return docs.map((item) => [item.get("kind"), item.get("conversationId")]);
}

it("sends one email until it is read, and says neither who wrote nor what", async () => {
  const { clinician, member } = await clinicianAndPatient();
  const { id, sends, reads } = conversationOf(member.uid, clinician.uid);
  await sends("patient");
  const [mail] = await mailsTo(clinician.email, 1);
  if (mail === undefined) throw new Error("No mail.");
  expect(mail.subject).toBe("Vous avez un nouveau message");
  expect(linkIn(mail)).toBe(`${site}/medical/messages/${id}`);
  expect(settingToUnsubscribe(mail)).toBe("messages");
  for (const name of patient().name.split(" ")) expect(mail.text + mail.html).not.toContain(name);
  expect(await bellsOf(clinician.uid)).toEqual([["newMessage", id]]);

  await sends("patient");
  await sends("clinician");
  const [toMember] = await mailsTo(member.email, 1);
  expect(toMember?.subject).toBe("Tienes un mensaje nuevo");
  expect(toMember && linkIn(toMember)).toBe(`${site}/member/messages/${id}`);
  expect(await mailsTo(clinician.email, 1)).toHaveLength(1);

  await reads("clinician");
  await sends("patient");
  expect(await mailsTo(clinician.email, 2)).toHaveLength(2);
});

it("rings the bell of those who turned the emails off", async () => {
  const { clinician, member } = await clinicianAndPatient(wants());
  const { id, sends } = conversationOf(member.uid, clinician.uid);
  await sends("patient");
  expect(await bellsOf(clinician.uid)).toEqual([["newMessage", id]]);
  await sends("clinician");
  await mailsTo(member.email, 1);
  expect(await mailsTo(clinician.email, 0)).toEqual([]);
});

it("notifies a patient of what a clinician had not read when the treatment ended", async () => {
  const { clinician, member } = await clinicianAndPatient(wants());
  const { id, document, sends } = conversationOf(member.uid, clinician.uid);
  await sends("patient");
  await sends("patient");
  await delivering("patients", [closeConversations], () =>
    firestore.doc(`patients/${member.uid}`).update({ clinicians: ["daniel"] }),
  );
  const [mail] = await mailsTo(member.email, 1);
  expect(mail?.subject).toBe("Algunos de tus mensajes no se leyeron");
  expect(await bellsOf(member.uid)).toEqual([["messagesUnread", id]]);
  expect((await document.get()).data()).toMatchObject({ neverRead: 2, unreadBy: [] });
});
