import type { Coverage } from "@salvia/domain/member/coverage";
import {
  appointmentModes,
  usualMinutes,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { usualAvailability, weekdays } from "@salvia/domain/scheduling/availability";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { takenDayItems, takenDaySchema, takenTimesOf } from "@salvia/domain/scheduling/takenTime";
import type { Specialty } from "@salvia/domain/account/specialty";
import type { Staff } from "@salvia/domain/account/staff";

import { appointment, takenDays } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { person, type Person } from "./people.ts";
import { firestore } from "./server.ts";

/** A clinician in the directory, working in UTC. */
export async function doctor(name = "Camille Laurent"): Promise<Person> {
  const someone = await person("medical", name);
  const entry: Staff = {
    name,
    role: "medical",
    specialty: "generalMedicine",
    languages: ["en"],
    timezone: "UTC",
  };
  await firestore.doc(`staff/${someone.uid}`).set(entry);
  return someone;
}

/** Gives a clinician a specialty that no other has, so that a story finds only them. */
export async function makeOnly(specialty: Specialty, { uid }: Person): Promise<void> {
  const staff = firestore.collection("staff");
  const others = await staff.where("specialty", "==", specialty).get();
  await Promise.all(others.docs.map(({ ref }) => ref.update({ specialty: null })));
  await staff.doc(uid).update({ specialty });
}

/** A clinician who can be booked at any hour, so that the day of the story can begin at any. */
export async function doctorAtAnyHour(): Promise<Person> {
  const camille = await doctor();
  const allDay = [{ from: 0, until: 24 * 60, modes: [...appointmentModes] }];
  const hours = Object.fromEntries(weekdays.map((weekday) => [weekday, allDay]));
  await firestore
    .doc(`availability/${camille.uid}`)
    .set({ ...usualAvailability("UTC"), hours, rev: 1, updatedAt: new Date() });
  return camille;
}

/** The first half hours after a moment in which a doctor in UTC works. */
export function workingTimes(after: Date, count: number): Date[] {
  const availability = usualAvailability("UTC");
  const search = { after, taken: [], availability, mode: "telemedicine", count } as const;
  return freeTimes({ ...search, minutes: usualMinutes });
}

/** A member treated by a clinician. */
export async function memberOf({ uid }: Person, name = "Beatriz Nogueira"): Promise<Person> {
  const someone = await person("member", name);
  await firestore.doc(`patients/${someone.uid}`).set(patient({ name, clinicians: [uid] }));
  return someone;
}

/** Stores a member's plan. */
export async function storedCoverage({ uid }: Person, details: Partial<Coverage>): Promise<void> {
  const plan: Coverage = { plan: "standard", startsOn: "2024-03-01", endsOn: null, family: [] };
  await firestore.doc(`coverages/${uid}`).set({ ...plan, ...details });
}

/** Stores an appointment of the two, with its taken time if it is confirmed, and returns its id. */
export async function storedAppointment(
  { uid: clinicianId }: Person,
  { uid: patientId, name: patientName }: Person,
  details: Partial<Appointment>,
): Promise<string> {
  const { id } = firestore.collection("appointments").doc();
  const isConfirmed = details.status === "confirmed";
  const stored = appointment({
    clinicianId,
    patientId,
    patientName,
    ...(isConfirmed && { token: `token-${id}` }),
    ...details,
  });
  const writes = firestore.batch();
  writes.set(firestore.doc(`appointments/${id}`), stored);
  for (const [path, day] of takenDays([stored])) {
    writes.set(firestore.doc(path), day, { merge: true });
  }
  await writes.commit();
  return id;
}

/** When a clinician's or patient's taken times begin, in order. */
export async function takenStartsOf({ uid }: Person): Promise<readonly number[]> {
  const { docs } = await firestore.collection(`takenTime/${uid}/${takenDayItems}`).get();
  const cells = docs.map((day) => takenDaySchema.shape.cells.parse(day.get("cells")));
  return takenTimesOf(cells.map((each) => ({ cells: each }))).map(({ startsAt }) =>
    startsAt.getTime(),
  );
}

/**
 * Stores up to 500 requests that were made and canceled, cycling through some times, in one batch.
 */
export async function canceledRequests(
  { uid: clinicianId }: Person,
  { uid: patientId, name: patientName }: Person,
  times: readonly Date[],
  count: number,
): Promise<void> {
  const writes = firestore.batch();
  const by = { clinicianId, patientId, patientName, status: "cancelled" } as const;
  for (let made = 0; made < count; made += 1) {
    const startsAt = times[made % times.length] ?? new Date();
    writes.create(firestore.collection("appointments").doc(), appointment({ ...by, startsAt }));
  }
  await writes.commit();
}
