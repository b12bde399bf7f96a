import type { User } from "@salvia/domain/account/user";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { usualAvailability } from "@salvia/domain/scheduling/availability";
import { waitingListId, type WaitingListEntry } from "@salvia/domain/scheduling/waitingList";
import { beforeEach, expect, it } from "vitest";

import { appointmentWritten as trigger } from "../../../functions/src/appointments/appointmentWritten.ts";
import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { user } from "../../../seed/users.ts";
import { firestore as db } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { imaginedEvent } from "../support/writeEvents.ts";

beforeEach(async () => {
  await emptyDatabase();
  await db.doc("staff/camille").set({
    name: "Camille Laurent",
    role: "medical",
    specialty: null,
    languages: [],
    timezone: "Europe/Paris",
  });
});

// A Tuesday, at ten and at noon in Paris.
const ten = new Date("2031-06-10T08:00:00Z");
const noon = new Date("2031-06-10T10:00:00Z");
const later = new Date("2031-08-01T00:00:00Z");

const booked = appointment({
  clinicianId: "camille",
  patientId: "bruno",
  patientName: "Bruno Falcão",
  status: "confirmed",
  mode: "inPerson",
  reason: "Migraine",
  startsAt: ten,
  updatedAt: new Date(),
});

/** A patient of Camille's who waits. */
async function waiting(
  uid: string,
  wish: Partial<WaitingListEntry> = {},
  profile: Partial<User> = {},
) {
  await db.doc(`users/${uid}`).set(user({ email: `${uid}@example.com`, ...profile }));
  await db.doc(`patients/${uid}`).set(patient({ name: "Beatriz", clinicians: ["camille"] }));
  const entry: WaitingListEntry = {
    patientId: uid,
    clinicianId: "camille",
    patientName: "Beatriz",
    mode: null,
    partOfDay: null,
    until: later,
    createdAt: new Date(Date.now() - 60_000),
    ...wish,
  };
  await db.doc(`waitingList/${waitingListId(uid, "camille")}`).set(entry);
}

/** Stores a change of the appointment and returns its event. */
async function changed(change: Partial<Appointment>, before = booked) {
  const after = { ...before, ...change, rev: before.rev + 1, updatedAt: new Date() };
  await db.doc("appointments/a1").set(after);
  return imaginedEvent("appointments/a1", before, after);
}

const offersTo = async (uid: string) =>
  (await db.collection(`notifications/${uid}/items`).where("kind", "==", "timeOffered").get()).docs;

/** The emails that offer a time. */
const mailedOffers = async () =>
  (await db.collection("mail").get()).docs.filter((mail) =>
    /offer=/.test(String(mail.get("message.text"))),
  );

it("offers a canceled time once to everyone it suits, without names", async () => {
  await waiting("ana");
  await waiting("eva", { mode: "telemedicine" });
  await waiting("afternoon", { partOfDay: "afternoon" });
  await waiting("sooner", { until: ten });
  const event = await changed({ status: "cancelled" });
  await Promise.all([trigger.run(event), trigger.run(event)]);
  await trigger.run(event);
  const [[offer, ...more], [other]] = [await offersTo("ana"), await offersTo("eva")];
  expect(more).toEqual([]);
  expect(offer?.data()).toMatchObject({
    clinicianId: "camille",
    mode: "inPerson",
    readAt: null,
  });
  expect(other?.get("mode")).toBe("telemedicine");
  expect(await offersTo("afternoon")).toEqual([]);
  expect(await offersTo("sooner")).toEqual([]);

  const mails = await mailedOffers();
  expect(mails.map((mail) => String(mail.get("to"))).toSorted()).toEqual([
    "ana@example.com",
    "eva@example.com",
  ]);
  const mail = mails.find((each) => each.get("to") === "ana@example.com");
  const text = String(mail?.get("message.text"));
  expect(mail?.get("subscription")).toEqual({ uid: "ana", setting: "appointments" });
  expect(text).toContain(`/member/appointments?offer=${offer?.id}`);
  expect(text).toContain("The first confirmed request gets it.");
  expect(text).toContain("10:00 AM (GMT+2)");
  for (const secret of ["Migraine", "Bruno", "Beatriz", "Camille", "camille"]) {
    expect(JSON.stringify(mail?.get("message"))).not.toContain(secret);
  }
});

it("offers the old time of a moved appointment", async () => {
  await waiting("ana");
  await trigger.run(await changed({ startsAt: noon }));
  const [offer] = await offersTo("ana");
  expect(offer?.get("startsAt").toDate()).toEqual(ten);
});

it("sends no email to a patient who has turned them off", async () => {
  const notifications = { ...user().notifications, appointments: false };
  await waiting("ana", {}, { notifications });
  await trigger.run(await changed({ status: "cancelled" }));
  expect(await offersTo("ana")).toHaveLength(1);
  expect(await mailedOffers()).toEqual([]);
});

it("offers no time that is taken again", async () => {
  await waiting("ana");
  await db.doc("appointments/a2").set(booked);
  await trigger.run(await changed({ status: "cancelled" }));
  expect(await offersTo("ana")).toEqual([]);
});

it("offers no time at which the clinician is absent", async () => {
  await waiting("ana");
  await db.doc("availability/camille").set({
    ...usualAvailability("Europe/Paris"),
    absences: [{ from: "2031-06-10", until: "2031-06-10", hours: null }],
    rev: 1,
    updatedAt: new Date(),
  });
  await trigger.run(await changed({ status: "cancelled" }));
  expect(await offersTo("ana")).toEqual([]);
});

it("offers nothing to a patient whom the clinician treats no more, or who gave the time away", async () => {
  await waiting("ana");
  await db.doc("patients/ana").update({ clinicians: ["daniel"] });
  await waiting("bruno");
  await trigger.run(await changed({ status: "cancelled" }));
  expect(await offersTo("ana")).toEqual([]);
  expect(await offersTo("bruno")).toEqual([]);
});

it("offers a patient at most three times in a day", async () => {
  await waiting("ana");
  for (const startsAt of [8, 9, 10, 12].map((hour) => new Date(Date.UTC(2031, 5, 11, hour)))) {
    // oxlint-disable-next-line no-await-in-loop -- the fourth one depends on the first three
    await trigger.run(await changed({ status: "cancelled" }, { ...booked, startsAt }));
  }
  expect(await offersTo("ana")).toHaveLength(3);
});

it("takes a patient off the list who has got a time before the last day", async () => {
  await waiting("bruno");
  const entry = db.doc(`waitingList/${waitingListId("bruno", "camille")}`);
  const pending = { ...booked, status: "pending" } as const;
  await trigger.run(await changed({ status: "confirmed" }, { ...pending, startsAt: later }));
  expect((await entry.get()).exists).toBe(true);
  await trigger.run(await changed({ status: "confirmed" }, pending));
  expect((await entry.get()).exists).toBe(false);
});
