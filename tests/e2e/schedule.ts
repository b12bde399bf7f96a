import type { Appointment } from "@salvia/domain/appointment";
import { slotId } from "@salvia/domain/slot";
import type { Staff } from "@salvia/domain/staff";

import { appointment } from "../../seed/appointments.ts";
import { patient } from "../../seed/patients.ts";
import { person, type Person } from "./people.ts";
import { firestore } from "./server.ts";

/** A clinician of the directory, who works in UTC. */
export async function doctor(name = "Camille Laurent"): Promise<Person> {
  const someone = await person("medical", name);
  const entry: Staff = {
    name,
    role: "medical",
    specialty: "General medicine",
    languages: ["en"],
    timezone: "UTC",
  };
  await firestore.doc(`staff/${someone.uid}`).set(entry);
  return someone;
}

/** A member whom a clinician treats. */
export async function memberOf({ uid }: Person, name = "Beatriz Nogueira"): Promise<Person> {
  const someone = await person("member", name);
  await firestore.doc(`patients/${someone.uid}`).set(patient({ name, clinicians: [uid] }));
  return someone;
}

/** Stores an appointment of the two, with its slot if it is confirmed, and tells its id. */
export async function storedAppointment(
  { uid: clinicianId }: Person,
  { uid: patientId, name: patientName }: Person,
  details: Partial<Appointment>,
): Promise<string> {
  const stored = appointment({ clinicianId, patientId, patientName, ...details });
  const { id } = await firestore.collection("appointments").add(stored);
  if (stored.status === "confirmed") {
    const { startsAt } = stored;
    const slot = { clinicianId, appointmentId: id, startsAt };
    await firestore.doc(`slots/${slotId(clinicianId, startsAt)}`).set(slot);
  }
  return id;
}

/** What a clinician has taken, as the database holds it: the starts, in order. */
export async function slotsOf({ uid }: Person): Promise<readonly number[]> {
  const { docs } = await firestore.collection("slots").where("clinicianId", "==", uid).get();
  return docs.map(({ id }) => Number(id.split("_").at(-1)) * 60_000).toSorted((a, b) => a - b);
}
