import { randomUUID } from "node:crypto";

import type { Appointment } from "@salvia/domain/scheduling/appointment";
import type { Medication } from "@salvia/domain/record/medication";
import { medicalPaths } from "@salvia/domain/site/paths";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { person, type Person } from "./people.ts";
import { firestore } from "./server.ts";

const halfHour = 30 * 60_000;

/** The start of the half hour `from` half hours after the current one (0). */
export function halfHours(from: number): Date {
  return new Date((Math.floor(Date.now() / halfHour) + from) * halfHour);
}

/** A clinician with a patient, their appointment, and the path of the record. */
export async function patientWith(startsAt: Date): Promise<{
  clinician: Person;
  patientId: string;
  appointment: Appointment;
  path: string;
}> {
  const clinician = await person("medical", "Vera Lindqvist");
  const patientId = randomUUID();
  const { name } = patient();
  await firestore.doc(`patients/${patientId}`).set(patient({ clinicians: [clinician.uid] }));
  const between = { clinicianId: clinician.uid, patientId, patientName: name };
  const stored = appointment({ ...between, status: "confirmed", startsAt });
  const { id } = await firestore.collection("appointments").add(stored);
  const path = `${medicalPaths.record(patientId)}?appointment=${id}`;
  return { clinician, patientId, appointment: stored, path };
}

/** Stores a current medication and, after it, more than a page of changes to another one. */
export async function longTaken(patientId: string, name: string): Promise<void> {
  const writes = firestore.batch();
  const medications = firestore.collection(`records/${patientId}/medications`);
  writes.set(medications.doc(), said(0, { name, change: "started" }));
  for (let minute = 1; minute <= 120; minute += 1) {
    const change = minute % 2 === 0 ? "stopped" : "started";
    writes.set(medications.doc(), said(minute, { name: "Ibuprofen", change }));
  }
  await writes.commit();
}

function said(minute: number, more: Pick<Medication, "name" | "change">): Medication {
  return {
    appointmentId: "earlier",
    clinicianId: "earlier",
    dose: "50 µg, mornings",
    createdAt: new Date(Date.UTC(2020, 0, 1, 0, minute)),
    ...more,
  };
}

/** The audit log entries about opening a record. */
export async function auditedOpenings(patientId: string) {
  const found = await firestore.collection("auditLog").where("uid", "==", patientId).get();
  return found.docs.map((each) => each.data());
}

/** The vitals in a record. */
export async function vitalsOf(patientId: string) {
  const found = await firestore.collection(`records/${patientId}/vitals`).get();
  return found.docs.map((each) => each.data());
}

/** The notes in a record, with their ids. */
export async function notesOf(patientId: string) {
  const found = await firestore.collection(`records/${patientId}/notes`).get();
  return found.docs.map((each) => ({
    id: each.id,
    text: String(each.get("text")),
    status: String(each.get("status")),
    addendumTo: each.get("addendumTo"),
    enteredInError: each.get("enteredInError"),
  }));
}
