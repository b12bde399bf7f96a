import { randomUUID } from "node:crypto";

import type { Appointment } from "@salvia/domain/scheduling/appointment";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";

import { appointmentWritten } from "../../../functions/src/appointments/appointmentWritten.ts";
import { appointment } from "../../../seed/appointments.ts";
import { user } from "../../../seed/users.ts";
import type { ReceivedMail } from "../../../scripts/lib/mailbox/mailInbox.ts";
import { linkIn, settingToUnsubscribe } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { mailsTo } from "../support/mails.ts";
import { site } from "../support/site.ts";
import { staffMember } from "../support/staff.ts";
import { delivering } from "../support/writeEvents.ts";

const ten = new Date("2031-06-10T08:00:00Z");
const noon = new Date("2031-06-10T10:00:00Z");
const paris = "Europe/Paris";

/** A clinician in Paris who reads French, and a patient who has not chosen a time zone. */
async function clinicianAndPatient(notifications?: Parameters<typeof user>[0]) {
  const clinician = await staffMember(firestore, { language: "fr", timezone: paris }, "medical");
  await firestore.doc(`staff/${clinician.uid}`).update({ timezone: paris });
  const patient = { uid: randomUUID(), email: `${randomUUID()}@example.com` };
  await firestore
    .doc(`users/${patient.uid}`)
    .set(user({ email: patient.email, language: "es", ...notifications }));
  return { clinician, patient };
}

/** Stores an appointment; each change is its next revision. */
async function requested(clinicianId: string, patientId: string, changes: Partial<Appointment>) {
  const document = firestore.doc(`appointments/${randomUUID()}`);
  const now = new Date();
  let rev = 1;
  const notifying = (work: () => Promise<unknown>) =>
    delivering("appointments", [appointmentWritten], work);
  await notifying(() =>
    document.create(
      appointment({ clinicianId, patientId, startsAt: ten, createdAt: now, ...changes }),
    ),
  );
  const change = async (fields: Partial<Appointment>) => {
    rev += 1;
    await notifying(() => document.update({ ...fields, rev, updatedAt: new Date() }));
  };
  return { id: document.id, change };
}

/** The calendar file in an email, as another library reads it. */
async function calendarIn({ source }: ReceivedMail) {
  const { attachments } = await PostalMime.parse(source);
  const [file, ...more] = attachments;
  if (file === undefined || more.length > 0) throw new Error("Not exactly one attachment.");
  const { content } = file;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    text,
    method: [file.method, calendar.getFirstPropertyValue("method")],
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate(),
    endsAt: event.endDate.toJSDate(),
  };
}

/** The newest email to an address once it has as many as wanted. */
async function newest(address: string, count: number): Promise<ReceivedMail> {
  const [mail] = await mailsTo(address, count);
  if (mail === undefined) throw new Error("No mail.");
  return mail;
}

it("sends a calendar file for a request, its confirmation, a move, and the cancellation", async () => {
  const { clinician, patient } = await clinicianAndPatient();
  const reason = `Secret${randomUUID()}`;
  const { id, change } = await requested(clinician.uid, patient.uid, { reason });
  expect((await newest(clinician.email, 1)).subject).toBe("Une demande de rendez-vous vous attend");

  await change({ status: "confirmed" });
  const confirmed = await newest(patient.email, 1);
  expect(confirmed.subject).toBe("Tu cita está confirmada");
  // In the clinician's zone, because the patient has none of their own.
  expect(confirmed.text).toContain("martes, 10 de junio de 2031, 10:00 (GMT+2)");
  expect(confirmed.text).toContain("Consulta por video");
  expect(linkIn(confirmed)).toBe(`${site}/member/appointments/${id}`);
  expect(confirmed.text).toContain(`${site}/account`);
  await newest(clinician.email, 2);

  await change({ startsAt: noon });
  expect((await newest(patient.email, 2)).text).toContain("12:00 (GMT+2)");
  await newest(clinician.email, 3);
  await change({ status: "cancelled" });
  const toClinician = (await mailsTo(clinician.email, 4)).toReversed();
  const toPatient = (await mailsTo(patient.email, 3)).toReversed();
  expect(toClinician.map(({ subject }) => subject)).toEqual([
    "Une demande de rendez-vous vous attend",
    "Votre rendez-vous est confirmé",
    "Votre rendez-vous a un nouvel horaire",
    "Votre rendez-vous est annulé",
  ]);
  expect(linkIn(toClinician[1] ?? confirmed)).toBe(`${site}/medical/appointments/${id}`);

  const files = await Promise.all(toClinician.map(calendarIn));
  const uid = `${id}@localhost`;
  const half = 30 * 60_000;
  const at = (startsAt: Date) => ({ uid, startsAt, endsAt: new Date(startsAt.getTime() + half) });
  expect(files).toMatchObject([
    { method: ["PUBLISH", "PUBLISH"], sequence: 0, ...at(ten) },
    { method: ["PUBLISH", "PUBLISH"], sequence: 1, ...at(ten) },
    { method: ["PUBLISH", "PUBLISH"], sequence: 2, ...at(noon) },
    { method: ["CANCEL", "CANCEL"], sequence: 3, ...at(noon) },
  ]);

  const all = [...toClinician, ...toPatient];
  expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(all.length);
  const { patientName } = appointment();
  for (const mail of all) {
    // oxlint-disable-next-line no-await-in-loop -- a few emails that are here already
    const said = mail.subject + mail.text + mail.html + (await calendarIn(mail)).text;
    for (const secret of [reason, ...patientName.split(" "), patient.uid, patient.email]) {
      expect(said).not.toContain(secret);
    }
    expect(settingToUnsubscribe(mail)).toBe("appointments");
  }
});

it("writes to each side in their own time zone", async () => {
  const { clinician, patient } = await clinicianAndPatient({ timezone: "Asia/Tokyo" });
  const { change } = await requested(clinician.uid, patient.uid, {});
  const asked = await newest(clinician.email, 1);
  expect(asked.text).toContain("mardi 10 juin 2031 à 10:00 (UTC+2)");
  await change({ status: "confirmed", startsAt: new Date("2031-06-10T15:30:00Z") });
  const confirmed = await newest(patient.email, 1);
  expect(confirmed.text).toContain("miércoles, 11 de junio de 2031, 0:30 (GMT+9)");
  expect((await newest(clinician.email, 2)).text).toContain("mardi 10 juin 2031 à 17:30 (UTC+2)");
});

it("leaves out who has turned it off, and includes who never chose", async () => {
  const quiet = { newLeads: true, conversions: true, monthlyReport: true, appointments: false };
  const { clinician, patient } = await clinicianAndPatient({ notifications: quiet });
  // As stored before this setting existed.
  const { appointments: _unset, ...older } = quiet;
  await firestore.doc(`users/${clinician.uid}`).update({ notifications: older });
  const { change } = await requested(clinician.uid, patient.uid, { status: "confirmed" });
  await mailsTo(clinician.email, 1);
  await change({ status: "cancelled" });
  await mailsTo(clinician.email, 2);
  expect(await mailsTo(patient.email, 0)).toEqual([]);
});
