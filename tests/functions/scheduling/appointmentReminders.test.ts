import { randomUUID } from "node:crypto";

import type { User } from "@salvia/domain/account/user";
import { mailSchema } from "@salvia/domain/mail/mail";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { beforeEach, expect, it } from "vitest";

import { remindOfAppointments } from "../../../functions/src/appointments/remindOfAppointments.ts";
import { deliverQueued } from "../../../functions/src/mail/deliverQueued.ts";
import { appointment } from "../../../seed/appointments.ts";
import { user } from "../../../seed/users.ts";
import { mailsTo } from "../../mailbox.ts";
import { firestore as db } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { withDates } from "../support/withDates.ts";

beforeEach(emptyDatabase);

/** Runs the function as at a given time. */
async function at(scheduleTime: string): Promise<void> {
  await remindOfAppointments(new Date(scheduleTime));
}

const document = db.doc("appointments/a1");
const confirmed = appointment({
  status: "confirmed",
  reason: "Migraine",
  // In Paris Tuesday, 11:00 AM; in Honolulu midnight, as Tuesday begins.
  startsAt: new Date("2026-11-24T10:00:00Z"),
  createdAt: new Date("2026-11-01T10:00:00Z"),
  updatedAt: new Date("2026-11-02T10:00:00Z"),
  rev: 2,
});

/** An appointment of Camille, in Paris, with Beatriz. */
async function stored(
  changes: Partial<Appointment> = {},
  { camille = {}, beatriz = {} }: { camille?: Partial<User>; beatriz?: Partial<User> } = {},
) {
  const paris = { language: "fr", timezone: "Europe/Paris" } as const;
  await db.doc("users/camille").set(user({ email: "camille@example.com", ...paris, ...camille }));
  await db.doc("users/beatriz").set(user({ email: "beatriz@example.com", ...beatriz }));
  await document.set({ ...confirmed, ...changes });
}

async function mails() {
  const { docs } = await db.collection("mail").get();
  return docs.map((mail) =>
    Object.assign(mailSchema.parse(withDates(mail.data())), { id: mail.id }),
  );
}

const readers = async () => (await mails()).map(({ to }) => to).toSorted();

async function bells() {
  const { docs } = await db.collectionGroup("items").get();
  return docs.map((item) => `${item.ref.parent.parent?.id}: ${item.get("kind")}`).toSorted();
}

it("reminds each side in the morning of the day before, in their own time zone", async () => {
  await stored({}, { beatriz: { timezone: "Pacific/Honolulu", language: "es" } });
  await at("2026-11-23T06:00:00Z");
  expect(await mails()).toEqual([]);
  await at("2026-11-23T09:00:00Z");
  expect(await readers()).toEqual(["camille@example.com"]);
  await at("2026-11-23T18:00:00Z");
  const sent = await mails();
  expect(await readers()).toEqual(["beatriz@example.com", "camille@example.com"]);
  expect(await bells()).toEqual(["beatriz: appointmentReminder", "camille: appointmentReminder"]);
  const toPatient = sent.find(({ to }) => to === "beatriz@example.com");
  const toClinician = sent.find(({ to }) => to === "camille@example.com");
  expect(toPatient).toMatchObject({
    message: { subject: "Recordatorio: tienes una cita mañana" },
    subscription: { uid: "beatriz", setting: "appointmentReminders" },
  });
  expect(toPatient?.message.text).toContain("martes, 24 de noviembre de 2026, 0:00 (GMT-10)");
  expect(toPatient?.message.text).toContain("/member/appointments/a1");
  expect(toClinician?.message.text).toContain("mardi 24 novembre 2026 à 11:00 (UTC+1)");
  expect(toClinician?.message.text).toContain("/medical/appointments/a1");
  for (const { message } of sent) {
    const said = message.subject + message.text + message.html;
    for (const secret of ["Beatriz", "Nogueira", "Camille", "Migraine"]) {
      expect(said).not.toContain(secret);
    }
    expect(message.attachments).toBeUndefined();
  }
});

it("reminds a patient who never chose a time zone in the clinician's morning", async () => {
  await stored({}, { camille: { timezone: "Pacific/Auckland" } });
  // In Auckland it is the 24th, and the appointment is on the 24th at 23:00.
  await at("2026-11-22T18:00:00Z");
  expect(await mails()).toEqual([]);
  await at("2026-11-22T21:00:00Z");
  expect(await readers()).toEqual(["beatriz@example.com", "camille@example.com"]);
});

it("reminds once, although runs repeat, coincide, and die", async () => {
  await stored();
  await Promise.all([at("2026-11-23T09:00:00Z"), at("2026-11-23T09:00:00Z")]);
  const first = (await mails()).map(({ id }) => id).toSorted();
  expect(first).toHaveLength(2);
  // As a run leaves it that has died after the clinician's reminder.
  const [patients] = (await db.collection("mail").where("to", "==", "beatriz@example.com").get())
    .docs;
  await patients?.ref.delete();
  await db.recursiveDelete(db.doc("notifications/beatriz"));
  await at("2026-11-23T09:00:00Z");
  await at("2026-11-23T12:00:00Z");
  // The Message-ID derives from the id, and so from the appointment and its revision.
  expect((await mails()).map(({ id }) => id).toSorted()).toEqual(first);
  expect(await readers()).toEqual(["beatriz@example.com", "camille@example.com"]);
  expect(await bells()).toEqual(["beatriz: appointmentReminder", "camille: appointmentReminder"]);
});

it("makes up for a missed run, but not after the morning", async () => {
  await stored();
  await at("2026-11-23T12:00:00Z");
  expect(await readers()).toHaveLength(2);
  await db.recursiveDelete(db.collection("mail"));
  await at("2026-11-23T15:00:00Z");
  expect(await mails()).toEqual([]);
});

it.each<[string, Partial<Appointment>]>([
  ["requested", { status: "pending" }],
  ["canceled", { status: "cancelled" }],
  ["moved to a later day", { startsAt: new Date("2026-11-26T10:00:00Z") }],
  ["made, confirmed or moved this morning", { updatedAt: new Date("2026-11-23T08:30:00Z") }],
])("says nothing of one that is %s", async (_what, changes) => {
  await stored(changes);
  await at("2026-11-23T09:00:00Z");
  expect(await mails()).toEqual([]);
  expect(await bells()).toEqual([]);
});

it("leaves out who has turned it off, also from the bell", async () => {
  const on = { newLeads: true, conversions: true, monthlyReport: true };
  await stored(
    {},
    {
      // The emails about changes are another setting.
      camille: { notifications: { ...on, appointments: false } },
      beatriz: { notifications: { ...on, appointmentReminders: false } },
    },
  );
  await at("2026-11-23T09:00:00Z");
  expect(await readers()).toEqual(["camille@example.com"]);
  expect(await bells()).toEqual(["camille: appointmentReminder"]);
});

it("is not sent if the appointment is canceled while it waits for the mail server", async () => {
  // The mailbox keeps what earlier runs have sent.
  const own = () => ({ email: `${randomUUID()}@example.com` });
  await stored({}, { camille: own(), beatriz: own() });
  await at("2026-11-23T09:00:00Z");
  const [first, second] = await mails();
  if (first === undefined || second === undefined) throw new Error("There are two.");
  expect(await deliverQueued(first)).toMatchObject({ end: "sent" });
  await document.update({ status: "cancelled", rev: 3 });
  expect(await deliverQueued(second)).toMatchObject({ end: "outdated" });
  expect(await mailsTo(first.to)).toHaveLength(1);
  expect(await mailsTo(second.to, 0)).toEqual([]);
  const after = (await mails()).find(({ id }) => id === second.id);
  expect(after?.delivery).toMatchObject({ state: "ERROR", attempts: 0 });
});
