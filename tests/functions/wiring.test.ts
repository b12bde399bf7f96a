import { randomUUID } from "node:crypto";

import { endpointErrors, isEndpointError } from "@salvia/domain/shared/errors";
import { newMail } from "@salvia/domain/mail/mail";
import { countsAfterSending } from "@salvia/domain/member/conversation";
import { it } from "vitest";

import { appointment } from "../../seed/appointments.ts";
import { lead } from "../../seed/leads.ts";
import { nextStep } from "../../seed/nextSteps.ts";
import { patient } from "../../seed/patients.ts";
import { quote } from "../../seed/quotes.ts";
import { visit } from "../../seed/visits.ts";
import { mailTo } from "../mailbox.ts";
import { requestLink, sent } from "./auth/linkRequests.ts";
import { form, send } from "./contact/enquiries.ts";
import { endpointsOfDomain } from "../../scripts/lib/testing/endpointsOfDomain.ts";
import { account, auth, firestore } from "./support/accounts.ts";
import { post } from "./support/site.ts";
import { staffMember, wants } from "./support/staff.ts";

// The functions of the Functions emulator, as they are deployed. What they do is tested in process,
// in the other folders; here each runs once, upon what it is deployed for.

const at = (path: string) => firestore.doc(path);
const id = () => randomUUID();
const now = () => new Date();
const kindsOf = async (uid: string): Promise<unknown[]> =>
  (await firestore.collection(`notifications/${uid}/items`).get()).docs.map((each) =>
    each.get("kind"),
  );

/** What each function or handler is deployed for, and what shows that it ran. */
const effects: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  async followLead() {
    const document = at(`leads/${id()}`);
    await document.set(lead());
    await document.update({ ownerId: "ana", rev: 2, updatedAt: now() });
    return async () => (await document.collection("activities").doc("owner:2").get()).exists;
  },
  async countWrittenLead() {
    const ownerId = id();
    await at(`leads/${id()}`).set(lead({ ownerId }));
    return async () => (await at(`salesStats/${ownerId}`).get()).get("kinds.lead") === 1;
  },
  async nextStepChanged() {
    const leadId = id();
    await at(`leads/${leadId}`).set(lead({ ownerId: "ana" }));
    await at(`nextSteps/${leadId}`).set(nextStep(leadId, { dueOn: "2030-12-24" }));
    return async () => (await at(`leads/${leadId}`).get()).get("nextStepDay") === "2030-12-24";
  },
  async quoteChanged() {
    const document = at(`leads/${id()}`);
    await document.set(lead({ ownerId: "ana", status: "remoteSales", step: 3 }));
    await at(`quotes/${document.id}`).set(quote());
    return async () => (await document.collection("activities").doc("quote:1").get()).exists;
  },
  async bulkJobCreated() {
    const document = at(`bulkJobs/${id()}`);
    const begun = { total: 0, done: 0, skipped: 0, parts: 1, next: 0, finishedAt: null };
    const action = { kind: "move", to: "lost", loss: { reason: "unreachable", note: null } };
    const times = { createdAt: now(), expiresAt: new Date("2099-01-01") };
    await document.set({ ...begun, ...times, action, ownerId: "ana" });
    return async () => (await document.get()).get("finishedAt") !== null;
  },
  async notifyLeadEvent() {
    const { uid } = await staffMember(firestore, wants("newLeads"));
    const document = at(`leads/${id()}`);
    await document.set(lead({ ownerId: "ben", createdAt: now() }));
    await document.update({ ownerId: uid, rev: 2, updatedAt: now() });
    return async () => (await kindsOf(uid)).includes("leadHandedOver");
  },
  async notifyOfEnquiry() {
    const { uid } = await staffMember(firestore, wants("newLeads"));
    const enquiry = form();
    await send(enquiry);
    const { docs } = await firestore
      .collection("leads")
      .where("email", "==", enquiry["email"])
      .get();
    await docs[0]?.ref.update({ ownerId: uid, rev: 2 });
    await send({ ...enquiry, message: "And one more thing." });
    return async () => (await kindsOf(uid)).includes("newEnquiry");
  },
  async notifyOfNote() {
    const { uid } = await staffMember(firestore, wants("mentions"));
    const said = { kind: "note", text: "@Noa", authorId: "ben", mentions: [uid], createdAt: now() };
    const document = at(`leads/${id()}`);
    await document.set(lead());
    await document.collection("activities").add(said);
    return async () => (await kindsOf(uid)).includes("mention");
  },
  async followDelivery() {
    const entry = at(`leads/${id()}/activities/mail:${id()}`);
    const waiting = { kind: "email", text: "Hello", authorId: "ana", createdAt: now() };
    const mail = firestore.collection("mail").doc();
    await entry.set({ ...waiting, mail: { id: mail.id, subject: "Hello", state: "queued" } });
    const message = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
    const personal = { leadId: "ines", name: "Ana" };
    await mail.create(newMail({ to: `${id()}@example.com`, message, personal }, now()));
    return async () => (await entry.get()).get("mail.state") === "sent";
  },
  async notifyParticipants() {
    const { uid: clinicianId } = await staffMember(firestore, {}, "medical");
    const startsAt = new Date("2031-06-10T08:00:00Z");
    await at(`appointments/${id()}`).set(appointment({ clinicianId, startsAt, createdAt: now() }));
    return async () => (await kindsOf(clinicianId)).length === 1;
  },
  async auditMove() {
    const document = at(`appointments/${id()}`);
    await document.set(appointment({ status: "confirmed" }));
    await document.update({ startsAt: new Date("2031-06-10T08:00:00Z"), rev: 2, updatedAt: now() });
    const log = firestore.collection("auditLog").where("appointmentId", "==", document.id);
    return async () => (await log.get()).size === 1;
  },
  async visitEnded() {
    const document = at(`visits/${id()}`);
    await document.set(visit({ state: "admitted" }));
    await document.collection("signals").add({ from: "camille" });
    await document.update({ state: "ended", endedAt: now() });
    return async () => (await document.collection("signals").get()).size === 0;
  },
  async notifyOfMessage() {
    const { uid: clinicianId } = await staffMember(firestore, {}, "medical");
    const patientId = id();
    await at(`patients/${patientId}`).set(patient({ clinicians: [clinicianId] }));
    const counts = countsAfterSending(null, "patient");
    const conversation = { patientId, clinicianId, patientName: "Ana", updatedAt: now() };
    await at(`conversations/${patientId}_${clinicianId}`).set({ ...conversation, ...counts });
    return async () => (await kindsOf(clinicianId)).includes("newMessage");
  },
  async closeConversations() {
    const [patientId, clinicianId] = [id(), id()];
    const treated = at(`patients/${patientId}`);
    await treated.set(patient({ clinicians: [clinicianId, "daniel"] }));
    const conversation = at(`conversations/${patientId}_${clinicianId}`);
    const counts = countsAfterSending(null, "patient");
    const updatedAt = now();
    await conversation.set({ patientId, clinicianId, patientName: "Ana", updatedAt, ...counts });
    await treated.update({ clinicians: ["daniel"] });
    return async () => (await conversation.get()).get("neverRead") === 1;
  },
  async indexChange() {
    const clinicianId = id();
    await at(`patients/${id()}`).set(patient({ clinicians: [clinicianId] }));
    return async () =>
      (await firestore.collection(`patientIndexes/${clinicianId}/parts`).get()).size === 1;
  },
  async threadDeleted() {
    const thread = at(`threads/${id()}`);
    await thread.set({ ownerId: "camille" });
    await thread.collection("messages").add({ from: "owner" });
    await thread.delete();
    return async () => (await thread.collection("messages").get()).size === 0;
  },
  async accountDeleted() {
    const { uid } = await account();
    await auth.deleteUser(uid);
    return async () => (await at(`auditLog/deleted-${uid}`).get()).exists;
  },
};

// Tests that run at once need an `expect` each.
it.concurrent.for(Object.entries(effects))("%s runs", async ([, make], { expect }) => {
  const isDone = await make();
  await expect.poll(isDone).toBe(true);
});

it.concurrent("sends a requested mail, though its server is busy at first", async ({ expect }) => {
  const email = `${id()}+defer1@example.com`;
  await auth.createUser({ email, password: "a long password" });
  expect(await requestLink("requestPasswordReset", email)).toEqual(sent);
  expect((await mailTo(email)).text).toContain("oobCode");
});

// Alone, because the events of the others would delay the link.
it("sends a link while notifications queued before it wait", async ({ expect }) => {
  const mails = firestore.collection("mail");
  const message = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const subscription = { uid: id(), setting: "newLeads" } as const;
  const notifications = Array.from({ length: 30 }, () => mails.doc());
  const batch = firestore.batch();
  for (const document of notifications) {
    batch.create(document, newMail({ to: `${id()}@example.com`, message, subscription }, now()));
  }
  await batch.commit();
  const link = mails.doc();
  await link.create(newMail({ to: `${id()}@example.com`, message }, now()));

  const sentAt = async (document: typeof link): Promise<unknown> =>
    (await document.get()).get("delivery.endTime")?.toMillis();
  await expect.poll(() => sentAt(link)).toBeTypeOf("number");
  const linkSent = Number(await sentAt(link));
  await expect
    .poll(async () => (await Promise.all(notifications.map(sentAt))).every(Number.isFinite))
    .toBe(true);
  const times = (await Promise.all(notifications.map(sentAt))).map(Number);
  // In one queue, the link would be the last, or among the last that are sent at the same time.
  expect(times.filter((time) => time > linkSent).length).toBeGreaterThan(30 / 4);
});

it("has every endpoint of the domain served by Hosting", async ({ expect }) => {
  const all = await endpointsOfDomain();
  expect(all.length).toBeGreaterThan(50);
  for (const { name, path } of all) {
    const response = await post(path, { body: {} });
    const { error }: { error?: unknown } = await response.json();
    const known = response.ok || (isEndpointError(error) && endpointErrors[error]);
    expect({ name, known }).toEqual({ name, known: response.ok || response.status });
  }
});
