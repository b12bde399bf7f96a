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
import { expect, test } from "vitest";

import { patient } from "../../../seed/patients.ts";
import { revocationOf } from "../accounts/revocations.stored.ts";
import { rulesProject, store } from "../support/environment.ts";
import { testTables } from "../testTables.ts";
import { now } from "../support/values.ts";
import { tablesIn } from "../tables.ts";
import { conversationPath } from "./conversations.stored.ts";

const rules = await rulesProject("messages");

testTables(rules, tablesIn.messages);

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
  const db = rules.as({ uid: "eva", claims: { role: "member" } });
  const id = "eva_carla";
  const stored = db.doc(conversationPath(id));
  const own = db.collection(collections.conversations).where("patientId", "==", "eva").limit(20);

  async function isTreatedBy(clinicianId: string) {
    await store(rules.server, {
      [`${collections.patients}/eva`]: patient({ name: "Eva", clinicians: [clinicianId] }),
      [revocationOf("eva")]: noRevocation,
    });
  }

  async function wasSentADayAgo(number: number) {
    const createdAt = new Date(Date.now() - messageQuotaHours * 60 * 60_000);
    const path = `${directMessagesPath(id)}/${directMessageId("eva", number)}`;
    await rules.server.doc(path).update({ createdAt });
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
