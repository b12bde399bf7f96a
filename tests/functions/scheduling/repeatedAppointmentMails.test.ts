import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it, onTestFinished, vi } from "vitest";

import { appointmentWritten } from "../../../functions/src/appointments/appointmentWritten.ts";
import { appointment } from "../../../seed/appointments.ts";
import { user } from "../../../seed/users.ts";
import { startMailServer } from "../../../scripts/lib/mailbox/mailServer.ts";
import { startSender } from "../mail/mailSender.ts";
import { firestore as db } from "../support/accounts.ts";
import { dieAt } from "../support/dieAt.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { imaginedEvent, type WriteEvent } from "../support/writeEvents.ts";

const confirmed = appointment({
  status: "confirmed",
  startsAt: new Date("2031-06-10T08:00:00Z"),
  rev: 2,
  updatedAt: new Date(),
});

/** Stores only an appointment and its participants. */
async function stored(today: Appointment | null) {
  await emptyDatabase();
  for (const uid of [confirmed.clinicianId, confirmed.patientId]) {
    // oxlint-disable-next-line no-await-in-loop -- two documents
    await db.doc(`users/${uid}`).set(user({ email: `${uid}@example.com` }));
  }
  if (today !== null) await db.doc("appointments/a1").set(today);
}

/** Delivers events to the function at once. */
async function run(...events: readonly WriteEvent[]): Promise<void> {
  await Promise.all(events.map((event) => appointmentWritten.run(event)));
}

const written = (before: Appointment | null, after: Appointment, id = "a1") =>
  imaginedEvent(`appointments/${id}`, before, after);

async function mails() {
  const { docs } = await db.collection("mail").get();
  return docs.map((each) => `${each.get("to")}: ${each.get("message.subject")}`).toSorted();
}

async function bells() {
  const { docs } = await db.collectionGroup("items").get();
  return docs.map((item) => ({ whose: item.ref.parent.parent?.id, stored: item.data() }));
}

const [toClinician, toPatient] = ["camille@example.com", "beatriz@example.com"];

it("sends each one email of a change that is delivered three times at once and again", async () => {
  await stored(confirmed);
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
  await stored({ ...confirmed, status: "cancelled", rev: 3 });
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
  await stored(confirmed);
  const event = written({ ...confirmed, status: "pending", rev: 1 }, confirmed);
  // The trigger dies after it has stored the first email.
  dieAt(1, "after");
  await expect(run(event)).rejects.toThrow("died");
  vi.restoreAllMocks();
  expect(await mails()).not.toHaveLength(0);
  await run(event);
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
  const sender = await startSender(url);
  const [first, second] = docs;
  if (first === undefined || second === undefined) throw new Error("There are two.");
  await expect(sender.send(first.id)).rejects.toThrow("dead");
  await first.ref.update("delivery.leaseExpireTime", new Date(0));
  const next = await startSender(url);
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

it("sends the next revision's email, also back to an earlier time", async () => {
  const later = new Date("2031-06-10T09:00:00Z");
  await stored({ ...confirmed, startsAt: later, rev: 3 });
  await run(written(confirmed, { ...confirmed, startsAt: later, rev: 3 }));
  await db.doc("appointments/a1").set({ ...confirmed, rev: 4 });
  await run(written({ ...confirmed, startsAt: later, rev: 3 }, { ...confirmed, rev: 4 }));
  expect(await mails()).toHaveLength(4);
});

it("says nothing of a change that another has overtaken, or of an erased appointment", async () => {
  const event = written({ ...confirmed, status: "pending", rev: 1 }, confirmed);
  await stored({ ...confirmed, status: "cancelled", rev: 3 });
  await run(event);
  expect(await mails()).toEqual([]);
  await stored(null);
  await run(event);
  expect(await mails()).toEqual([]);
});

/** A request of Beatriz's to move `a0` to an hour later, and what becomes of both. */
const moveRequest = appointment({
  startsAt: new Date("2031-06-10T09:00:00Z"),
  replaces: "a0",
  updatedAt: new Date(),
});
const replacement = { ...moveRequest, status: "confirmed", rev: 2, eventId: "a0" } as const;

it("sends a clinician one email of a request to move, which adds nothing to a calendar", async () => {
  await stored(moveRequest);
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
  await stored(replacement);
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
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await stored(ended);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await run(written(moveRequest, ended));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await mails()).toEqual([`${to}: An appointment won’t be moved`]);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [mail] = (await db.collection("mail").get()).docs;
    expect(mail?.get("message.attachments")).toEqual([]);
  }
});
