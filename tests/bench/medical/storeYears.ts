import { usualMinutes, type Appointment } from "@salvia/domain/scheduling/appointment";
import { newTask } from "@salvia/domain/scheduling/task";
import { indexEntryOf, partMax } from "@salvia/domain/record/patientIndex";
import { indexPartItems, indexPartsOf, partIdOf } from "@salvia/domain/shared/indexParts";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";

const halfHour = usualMinutes * 60_000;
const day = 24 * 60 * 60_000;

/** The visits on a clinician's full day, and the numbers of their open and completed tasks. */
const visitsADay = 12;
const openTasks = 40;
const doneTasks = 400;

/** The number of working days in ten years. */
const workingDays = 2_200;

/** More requests than a clinician ever leaves open. */
const openRequests = 30;

/** Text that the dashboard shows once the day is loaded. */
export const shownOfDay = patient().name;

/** A full day for a clinician, in the hours around now, and more open requests than a badge counts. */
export async function storeDay(clinicianId: string): Promise<void> {
  await store([...appointmentsOf(clinicianId, 0), ...requestsOf(clinicianId)]);
}

/** Stores ten years of full days before it, and their tasks. Returns the number of documents. */
export async function storeYears(clinicianId: string): Promise<number> {
  const at = new Date(Date.now() - day);
  const tasks = Array.from({ length: openTasks + doneTasks }, (_, index) => {
    const details = { title: `Task ${index}`, patientId: null, patientName: null } as const;
    const dueOn = new Date(Date.now() + (index % 30) * day).toISOString().slice(0, 10);
    const task = newTask({ ...details, dueOn, priority: "normal" }, clinicianId);
    const doneAt = index < openTasks ? null : at;
    return ["tasks", { ...task, doneAt, createdAt: at, updatedAt: at }] as const;
  });
  const days = Array.from({ length: workingDays }, (_, index) => index + 1);
  const past = days.flatMap((daysAgo) => appointmentsOf(clinicianId, daysAgo));
  await store([...tasks, ...past]);
  return tasks.length + past.length;
}

/** Stores a clinician's index of patients. Returns the number of its parts. */
export async function storeIndex(clinicianId: string, patients: number): Promise<number> {
  const entries = Array.from({ length: patients }, (_, index) => {
    const number = String(index).padStart(7, "0");
    const entry = indexEntryOf(
      patient({ name: `Patient ${number}`, memberNumber: `SV-${number}` }),
    );
    return [`patient-${number}`, entry] as const;
  });
  const parts = indexPartsOf(new Map(entries), partMax);
  const index = getFirestore().collection(
    `${collections.patientIndexes}/${clinicianId}/${indexPartItems}`,
  );
  await Promise.all(parts.map((part) => index.doc(partIdOf(part)).set(part)));
  return parts.length;
}

type Document = readonly [collection: string, data: object];

function appointmentsOf(clinicianId: string, daysAgo: number): Document[] {
  const first = Math.ceil((Date.now() - daysAgo * day) / halfHour - visitsADay / 4) * halfHour;
  return Array.from({ length: visitsADay }, (_, index) => {
    const startsAt = new Date(first + index * halfHour);
    const status: Appointment["status"] = daysAgo > 0 ? "done" : "confirmed";
    return ["appointments", appointment({ clinicianId, startsAt, status })] as const;
  });
}

function requestsOf(clinicianId: string): Document[] {
  const first = Math.ceil((Date.now() + 2 * day) / halfHour) * halfHour;
  return Array.from({ length: openRequests }, (_, index) => {
    const startsAt = new Date(first + index * halfHour);
    return ["appointments", appointment({ clinicianId, startsAt, status: "pending" })] as const;
  });
}

async function store(documents: readonly Document[]): Promise<void> {
  const firestore = getFirestore();
  for (let from = 0; from < documents.length; from += batchSize) {
    const batch = firestore.batch();
    for (const [collection, data] of documents.slice(from, from + batchSize)) {
      batch.set(firestore.collection(collection).doc(), data);
    }
    await batch.commit();
  }
}

/** The number of writes per batch that Firestore handles comfortably. */
const batchSize = 500;
