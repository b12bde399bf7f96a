import {
  conversationSchema,
  countsAfterSending,
  directMessageId,
  directMessagesPath,
  messageQuota,
  messageQuotaHours,
} from "@salvia/domain/member/conversation";
import { noRevocation } from "@salvia/domain/account/revocation";
import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { patient } from "../../../seed/patients.ts";
import { revocationOf } from "../accounts/revocations.stored.ts";
import { connect } from "../support/actors.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { testTable } from "../support/testTable.ts";
import { now } from "../support/values.ts";
import { conversationRows } from "./conversations.cases.ts";
import { conversationPath, storedForMessages } from "./conversations.stored.ts";
import { directMessageRows } from "./directMessages.cases.ts";
import { messagesOfConversations } from "./messagesOfConversations.ts";

const environment = await rulesEnvironment("conversations");

afterAll(() => environment.cleanup());

testTable(environment, collections.conversations, conversationRows, storedForMessages);
testTable(environment, messagesOfConversations, directMessageRows, storedForMessages);

test("lets a patient send twenty messages a day, and none after the treatment", async () => {
  const eva = await evaTreatedByCarla();
  for (let message = 1; message <= messageQuota; message += 1) await eva.sends();
  await expect(eva.sends()).rejects.toMatchObject({ code: "permission-denied" });
  await eva.sentTheFirstADayAgo();
  await eva.sends();
  await expect(eva.sends()).rejects.toMatchObject({ code: "permission-denied" });
  await eva.sentTheSecondADayAgo();
  await eva.isTreatedBy("cleo");
  await expect(eva.sends()).rejects.toMatchObject({ code: "permission-denied" });
  await eva.isTreatedBy("carla");
  await eva.sends();
});

/** A patient who sends messages to Carla as the page does. */
async function evaTreatedByCarla() {
  const db = connect(environment, { uid: "eva", claims: { role: "member" } });
  const id = "eva_carla";
  const stored = db.doc(conversationPath(id));
  const own = db.collection(collections.conversations).where("patientId", "==", "eva").limit(20);

  async function asServer(write: Parameters<typeof environment.withSecurityRulesDisabled>[0]) {
    await environment.withSecurityRulesDisabled(write);
  }

  async function isTreatedBy(clinicianId: string) {
    await asServer(async (context) => {
      await store(context.firestore(), {
        [`${collections.patients}/eva`]: patient({ name: "Eva", clinicians: [clinicianId] }),
        [revocationOf("eva")]: noRevocation,
      });
    });
  }

  async function wasSentADayAgo(number: number) {
    await asServer(async (context) => {
      const createdAt = new Date(Date.now() - messageQuotaHours * 60 * 60_000);
      const path = `${directMessagesPath(id)}/${directMessageId("eva", number)}`;
      await context.firestore().doc(path).update({ createdAt });
    });
  }

  async function sends() {
    const [found] = (await own.get({ source: "server" })).docs;
    const { sent: sentShape, read: readShape } = conversationSchema.shape;
    const before =
      found === undefined
        ? null
        : { sent: sentShape.parse(found.get("sent")), read: readShape.parse(found.get("read")) };
    const { read, ...counts } = countsAfterSending(before, "patient");
    const number = counts.sent.patient;
    const batch = db.batch();
    const message = { from: "eva", number, text: "And now?", createdAt: now };
    batch.set(db.doc(`${directMessagesPath(id)}/${directMessageId("eva", number)}`), message);
    const who = { patientId: "eva", clinicianId: "carla", patientName: "Eva" };
    if (before === null) batch.set(stored, { ...who, ...counts, read, updatedAt: now });
    else batch.update(stored, { ...counts, updatedAt: now });
    await batch.commit();
  }

  await isTreatedBy("carla");
  return {
    sends,
    isTreatedBy,
    sentTheFirstADayAgo: () => wasSentADayAgo(1),
    sentTheSecondADayAgo: () => wasSentADayAgo(2),
  };
}
