import { leadStatuses, stepOf } from "@salvia/domain/lead/leadStatus";
import { noFigures } from "@salvia/domain/lead/salesStats";
import { indexEntryOf, partMax } from "@salvia/domain/record/patientIndex";
import { usualMinutes } from "@salvia/domain/scheduling/appointment";
import { newTask } from "@salvia/domain/scheduling/task";
import { collections } from "@salvia/domain/shared/collections";
import { indexPartItems, indexPartsOf, partIdOf } from "@salvia/domain/shared/indexParts";

import { appointment } from "../../../seed/appointments.ts";
import { lead } from "../../../seed/leads.ts";
import { patient } from "../../../seed/patients.ts";
import { firestore } from "../../e2e/support/server.ts";

const halfHour = usualMinutes * 60_000;
const day = 24 * 60 * 60_000;

/** Stores leads of a salesperson in every status, and their figures; higher numbers are older. */
export async function storeLeads(ownerId: string, count: number): Promise<void> {
  const newest = new Date("2026-11-20T12:00:00Z");
  const names = ["Abad", "Benítez", "Campos", "Duarte", "Esteve"];
  const statuses = { ...noFigures().statuses };
  const leads = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const at = new Date(newest.getTime() - number * 60_000);
    const status = leadStatuses[index % leadStatuses.length] ?? "new";
    statuses[status] += 1;
    const isClient = status === "enrolled";
    return lead({
      ownerId,
      firstName: number % 2 === 0 ? "Ana" : "Bruno",
      lastName: `${names[number % names.length]} ${number}`,
      email: `lead${number}@example.com`,
      status,
      step: stepOf(status) ?? 3,
      kind: isClient ? "client" : "lead",
      enrolledAt: isClient ? newest : null,
      consent: { wording: "I agree.", language: "en", at: newest },
      createdAt: at,
      updatedAt: at,
    });
  });
  await store(leads.map((data) => [collections.leads, data]));
  const figures = { ...noFigures(), statuses, countedAt: new Date() };
  await firestore.doc(`${collections.salesStats}/${ownerId}`).set(figures);
}

/**
 * Stores what lies behind a clinician with a full day: ten years of twelve visits a day, 30 open
 * requests, 440 tasks, and an index of patients.
 */
export async function storeClinic(clinicianId: string, patients: number): Promise<void> {
  const visits = (daysAgo: number, status: "done" | "confirmed") => {
    const first = Math.ceil((Date.now() - daysAgo * day) / halfHour - 3) * halfHour;
    return Array.from({ length: 12 }, (_, index) =>
      appointment({ clinicianId, startsAt: new Date(first + index * halfHour), status }),
    );
  };
  const past = Array.from({ length: 2_200 }, (_, index) => visits(index + 1, "done"));
  const requests = Array.from({ length: 30 }, (_, index) => {
    const startsAt = new Date(
      Math.ceil(Date.now() / halfHour) * halfHour + 2 * day + index * halfHour,
    );
    return appointment({ clinicianId, startsAt, status: "pending" });
  });
  const at = new Date(Date.now() - day);
  const tasks = Array.from({ length: 440 }, (_, index) => {
    const dueOn = new Date(Date.now() + (index % 30) * day).toISOString().slice(0, 10);
    const about = { title: `Task ${index}`, patientId: null, patientName: null } as const;
    const task = newTask({ ...about, dueOn, priority: "normal" }, clinicianId);
    return { ...task, doneAt: index < 40 ? null : at, createdAt: at, updatedAt: at };
  });
  const booked = [...visits(0, "confirmed"), ...requests, ...past.flat()];
  await store([
    ...booked.map((data) => [collections.appointments, data] as const),
    ...tasks.map((data) => [collections.tasks, data] as const),
  ]);
  const entries = Array.from({ length: patients }, (_, index) => {
    const number = String(index).padStart(7, "0");
    const one = patient({ name: `Patient ${number}`, memberNumber: `SV-${number}` });
    return [`patient-${number}`, indexEntryOf(one)] as const;
  });
  const parts = firestore.collection(
    `${collections.patientIndexes}/${clinicianId}/${indexPartItems}`,
  );
  const found = indexPartsOf(new Map(entries), partMax);
  await Promise.all(found.map((part) => parts.doc(partIdOf(part)).set(part)));
}

async function store(documents: readonly (readonly [collection: string, data: object])[]) {
  const writer = firestore.bulkWriter();
  for (const [collection, data] of documents) {
    void writer.create(firestore.collection(collection).doc(), data);
  }
  await writer.close();
}
