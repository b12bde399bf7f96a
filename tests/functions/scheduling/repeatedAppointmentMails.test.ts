import { randomUUID } from "node:crypto";

import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp, type CollectionReference } from "firebase-admin/firestore";
import { expect, it, onTestFinished } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { user } from "../../../seed/users.ts";
import { startMailServer } from "../../../scripts/lib/mailbox/mailServer.ts";
import { startSender } from "../mail/mailSender.ts";
import { startFunction } from "../support/function.ts";
import { runFunction } from "../support/runFunction.ts";
import { written } from "./appointmentEvent.ts";

const confirmed = appointment({
  status: "confirmed",
  startsAt: new Date("2031-06-10T08:00:00Z"),
  rev: 2,
  updatedAt: new Date(),
});

/** A project without running functions, in which an appointment and its participants are stored. */
async function aProject(today: Appointment | null) {
  const project = `demo-appointments-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  const db = getFirestore(app);
  for (const uid of [confirmed.clinicianId, confirmed.patientId]) {
    // oxlint-disable-next-line no-await-in-loop -- two documents
    await db.doc(`users/${uid}`).set(user({ email: `${uid}@example.com` }));
  }
  if (today !== null) await db.doc("appointments/a1").set(today);
  const run = (...events: readonly unknown[]) =>
    runFunction(project, "notifyOfAppointment", events);
  const mails = async () => {
    const { docs } = await db.collection("mail").get();
    return docs.map((each) => `${each.get("to")}: ${each.get("message.subject")}`).toSorted();
  };
  const bells = async () => {
    const { docs } = await db.collectionGroup("items").get();
    return docs.map((item) => ({ whose: item.ref.parent.parent?.id, stored: item.data() }));
  };
  return { project, db, run, mails, bells };
}

const [toClinician, toPatient] = ["camille@example.com", "beatriz@example.com"];

it("sends each one email of a change that is delivered three times at once and again", async () => {
  const { run, mails, bells, db } = await aProject(confirmed);
  const event = written({ ...confirmed, status: "pending", rev: 1 }, confirmed);
  await run(event, event, event);
  const first = await db.collection("mail").get();
  await run(event);
  expect(await mails()).toEqual([
    `${toPatient}: Your appointment is confirmed`,
    `${toClinician}: Your appointment is confirmed`,
  ]);
  // The Message-ID derives from the document's ID, and so from the appointment and the revision.
  const again = await db.collection("mail").get();
  expect(again.docs.map(({ id }) => id)).toEqual(first.docs.map(({ id }) => id));
  // The bell rings once, and not for the clinician, whose change it is. It names no one.
  const at = Timestamp.fromDate(confirmed.updatedAt);
  const expireAt = Timestamp.fromMillis(at.toMillis() + 90 * 24 * 60 * 60_000);
  const kind = "appointmentConfirmed";
  expect(await bells()).toEqual([
    { whose: "beatriz", stored: { kind, appointmentId: "a1", at, readAt: null, expireAt } },
  ]);
});

it("rings for the other participant, also if the emails are off", async () => {
  const { db, run, mails, bells } = await aProject({ ...confirmed, status: "cancelled", rev: 3 });
  const off = { newLeads: true, conversions: true, monthlyReport: false, appointments: false };
  await db.doc(`users/${confirmed.clinicianId}`).update({ notifications: off });
  const cancelled = { ...confirmed, status: "cancelled", rev: 3 } as const;
  await run(written(confirmed, { ...cancelled, canceledBy: confirmed.patientId }));
  expect(await mails()).toEqual([`${toPatient}: Your appointment is canceled`]);
  expect(await bells()).toMatchObject([
    { whose: "camille", stored: { kind: "appointmentCanceled" } },
  ]);
});

it("sends one email of a change whose trigger and whose sender were killed", async () => {
  const { project, db, run, bells } = await aProject(confirmed);
  const event = written({ ...confirmed, status: "pending", rev: 1 }, confirmed);
  const killed = await startFunction("notifyOfAppointment", project);
  const queued = firstOf(db.collection("mail"));
  // Never answered: the process is killed as soon as the first email is stored.
  void killed.run(event);
  await queued;
  killed.stop();
  await redelivered(() => run(event));
  const { docs } = await db.collection("mail").get();
  expect(docs).toHaveLength(2);
  expect(await bells()).toHaveLength(1);

  const taken: string[] = [];
  const server = await startMailServer(0, ({ to, messageId }) => {
    taken.push(`${to} ${messageId}`);
    // Before the server accepts it.
    if (taken.length === 1) sender.kill();
  });
  onTestFinished(() => server.stop());
  const url = `smtp://127.0.0.1:${server.port}`;
  const sender = await startSender(project, url);
  const [first, second] = docs;
  if (first === undefined || second === undefined) throw new Error("There are two.");
  await expect(sender.send(first.id)).rejects.toThrow("dead");
  await first.ref.update("delivery.leaseExpireTime", new Date(0));
  const next = await startSender(project, url);
  // The trigger's event is delivered again in the meantime.
  await run(event);
  for (const { id } of [first, second, first]) {
    // oxlint-disable-next-line no-await-in-loop -- as the queue asks
    expect(await next.send(id)).toBe("ok");
  }
  expect(taken).toHaveLength(3);
  expect(new Set(taken).size).toBe(2);
  expect(taken[1]).toBe(taken[0]);
});

/** Delivers an event until it succeeds, as the cloud does: a killed process may still hold a lock. */
async function redelivered(deliver: () => Promise<void>, attempts = 5): Promise<void> {
  try {
    await deliver();
  } catch (error) {
    if (attempts === 1) throw error;
    await redelivered(deliver, attempts - 1);
  }
}

/** Resolves once a collection has a document. */
function firstOf(collection: CollectionReference): Promise<void> {
  return new Promise((resolve) => {
    const stop = collection.onSnapshot(({ size }) => {
      if (size === 0) return;
      stop();
      resolve();
    });
  });
}

it("sends the next revision's email, also back to an earlier time", async () => {
  const later = new Date("2031-06-10T09:00:00Z");
  const { db, run, mails } = await aProject({ ...confirmed, startsAt: later, rev: 3 });
  await run(written(confirmed, { ...confirmed, startsAt: later, rev: 3 }));
  await db.doc("appointments/a1").set({ ...confirmed, rev: 4 });
  await run(written({ ...confirmed, startsAt: later, rev: 3 }, { ...confirmed, rev: 4 }));
  expect(await mails()).toHaveLength(4);
});

it("says nothing of a change that another has overtaken, or of an erased appointment", async () => {
  const event = written({ ...confirmed, status: "pending", rev: 1 }, confirmed);
  const overtaken = await aProject({ ...confirmed, status: "cancelled", rev: 3 });
  await overtaken.run(event);
  expect(await overtaken.mails()).toEqual([]);
  const erased = await aProject(null);
  await erased.run(event);
  expect(await erased.mails()).toEqual([]);
});

/** A request of Beatriz's to move `a0` to an hour later, and what becomes of both. */
const moveRequest = appointment({
  startsAt: new Date("2031-06-10T09:00:00Z"),
  replaces: "a0",
  updatedAt: new Date(),
});
const replacement = { ...moveRequest, status: "confirmed", rev: 2, eventId: "a0" } as const;

it("sends a clinician one email of a request to move, which adds nothing to a calendar", async () => {
  const { run, db, mails, bells } = await aProject(moveRequest);
  const event = written(null, moveRequest);
  await run(event, event);
  expect(await mails()).toEqual([`${toClinician}: A request to move an appointment is waiting`]);
  const [mail] = (await db.collection("mail").get()).docs;
  expect(mail?.get("message.attachments")).toEqual([]);
  expect(await bells()).toMatchObject([
    { whose: "camille", stored: { kind: "appointmentMoveRequested" } },
  ]);
});

it("announces a confirmed move once, under the event of the appointment that it replaces", async () => {
  const { run, db, mails, bells } = await aProject(replacement);
  const old = { ...confirmed, status: "cancelled", rev: 3, replacedBy: "a1" } as const;
  const canceled = { ...old, canceledBy: confirmed.clinicianId };
  await db.doc("appointments/a0").set(canceled);
  const event = written(moveRequest, replacement);
  const end = written(confirmed, canceled, "a0");
  await run(event, end, event, end);
  expect(await mails()).toEqual([
    `${toPatient}: Your appointment has a new time`,
    `${toClinician}: Your appointment has a new time`,
  ]);
  expect(await bells()).toMatchObject([{ whose: "beatriz", stored: { kind: "appointmentMoved" } }]);
  for (const mail of (await db.collection("mail").get()).docs) {
    const { content } = mail.get("message.attachments")[0];
    expect(content).toContain("UID:a0@");
    expect(content).toContain("METHOD:PUBLISH");
    const sequence = Number(/SEQUENCE:(\d+)/.exec(content)?.[1]);
    expect(sequence).toBeGreaterThan(canceled.rev);
    expect(sequence).toBeLessThan(2 ** 31);
  }
});

it("says to the other side alone, without a calendar file, that an appointment is not moved", async () => {
  for (const [by, to] of [
    ["camille", toPatient],
    ["beatriz", toClinician],
  ] as const) {
    const ended = { ...moveRequest, status: "cancelled", rev: 2, canceledBy: by } as const;
    // oxlint-disable-next-line no-await-in-loop -- two projects
    const { run, db, mails } = await aProject(ended);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await run(written(moveRequest, ended));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await mails()).toEqual([`${to}: An appointment won’t be moved`]);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [mail] = (await db.collection("mail").get()).docs;
    expect(mail?.get("message.attachments")).toEqual([]);
  }
});
