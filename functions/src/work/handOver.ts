import { appointmentSchema, type Appointment } from "@salvia/domain/scheduling/appointment";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { poolIndex } from "@salvia/domain/lead/finding/leadIndex";
import { collections } from "@salvia/domain/shared/collections";
import { patientSchema } from "@salvia/domain/record/patient";
import {
  endOfTakenDay,
  takenDayChanges,
  takenDayPath,
  takenDaySchema,
  takenPartOf,
} from "@salvia/domain/scheduling/takenTime";
import type { Work } from "@salvia/domain/account/workEndpoints";
import {
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
  FieldValue,
} from "firebase-admin/firestore";

import { createOnce } from "../platform/createOnce.ts";
import { hashOf } from "../platform/hashOf.ts";
import { patientIndex } from "../patients/indexPatients.ts";
import { leadIndex } from "../searchIndexes/leadIndex.ts";
import { indexAtOnce } from "../searchIndexes/searchIndex.ts";
import { stored } from "../platform/stored.ts";
import { declineRequests } from "../patients/treatment/declineRequests.ts";
import { workQueries } from "./workQueries.ts";

/** A handover: its author, giver and receiver. */
export type HandOver = {
  /** The same for each attempt. */
  id: string;
  from: string;
  /** Null for the pool. */
  to: string | null;
  what: "leads" | "patients";
  by: string;
  now: Date;
};

/**
 * Hands over a user's work, or a part of it if there is a lot, and records the start in the audit
 * log once. The queries no longer find what was handed over, so repeating the call finishes an
 * interrupted handover.
 *
 * @returns what was handed over by this call
 */
export async function handOver(
  firestore: Firestore,
  order: HandOver,
): Promise<{ handedOver: Work; clashes: number }> {
  const { from, to, what, now } = order;
  await logOnce(firestore, order);
  const queries = workQueries(firestore, from, now);
  const newOwner = () => ({
    ownerId: to,
    // In the pool, a lead has no step.
    ...(to === null && { nextStepDay: FieldValue.delete() }),
    ...nextRevision(),
  });
  const handedOver: Work = { leads: 0, patients: 0, appointments: 0, tasks: 0 };
  if (what === "leads" || to === null) {
    handedOver.leads = await changeEach(firestore, queries.leads, newOwner, (ids) =>
      indexAtOnce(
        firestore,
        leadIndex,
        new Map([
          [from, ids],
          [to ?? poolIndex, ids],
        ]),
      ),
    );
    return { handedOver, clashes: 0 };
  }
  const replaced = (uids: readonly string[]) =>
    uids.includes(from) ? [...new Set([...uids.filter((uid) => uid !== from), to])] : uids;
  // Patients first, because the rest is only useful to a clinician who treats them.
  handedOver.patients = await changeEach(
    firestore,
    queries.patients,
    (patient) => {
      const { clinicians = [], chosen } = stored(patientSchema, patient) ?? {};
      return { clinicians: replaced(clinicians), ...(chosen && { chosen: replaced(chosen) }) };
    },
    (uids) =>
      indexAtOnce(
        firestore,
        patientIndex,
        new Map([
          [from, uids],
          [to, uids],
        ]),
      ),
  );
  const moved = await moveAppointments(firestore, queries.appointments, to);
  handedOver.tasks = await changeEach(firestore, queries.tasks, newOwner);
  await declineRequests(firestore, from, now);
  return { handedOver: { ...handedOver, appointments: moved.count }, clashes: moved.clashes };
}

/** Documents changed per transaction, and the maximum of each kind per call. */
const pageSize = 100;
const mostOfOneCall = 1000;

/**
 * The entry's ID derives from its contents, so that a different handover with the same ID gets its
 * own entry.
 */
async function logOnce(firestore: Firestore, { id, from, to, by, now }: HandOver): Promise<void> {
  const entryId = `handedOver-${hashOf([id, from, to, by])}`;
  const entry: AuditEntry = { action: "workHandedOver", uid: from, to, by, at: now };
  const log = firestore.collection(collections.auditLog).doc(entryId);
  await createOnce(() => log.create(entry));
}

/**
 * Changes the documents that a query finds, in pages, so that it no longer finds them. Returns
 * their number.
 *
 * @param onChanged called with the ids of each page
 */
async function changeEach(
  firestore: Firestore,
  query: Query,
  changeOf: (document: QueryDocumentSnapshot) => Record<string, unknown>,
  onChanged: (ids: readonly string[]) => Promise<void> = async () => {},
): Promise<number> {
  let changed = 0;
  let page: readonly string[];
  // oxlint-disable no-await-in-loop -- the next page is what this one leaves
  do {
    page = await firestore.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(query.limit(pageSize));
      for (const document of docs) transaction.update(document.ref, changeOf(document));
      return docs.map(({ id }) => id);
    });
    await onChanged(page);
    changed += page.length;
  } while (page.length === pageSize && changed < mostOfOneCall);
  // oxlint-enable no-await-in-loop
  return changed;
}

/**
 * Gives appointments to another clinician, each with its time. If that clinician is already booked,
 * the appointment becomes a request, which they see and can confirm for another time.
 */
async function moveAppointments(
  firestore: Firestore,
  query: Query,
  to: string,
): Promise<{ count: number; clashes: number }> {
  const { docs } = await query.limit(mostOfOneCall).get();
  let clashes = 0;
  for (const { ref } of docs) {
    // oxlint-disable-next-line no-await-in-loop -- in order: earlier appointments get the times
    const isClash = await firestore.runTransaction((transaction) =>
      moveAppointment(transaction, ref, to),
    );
    if (isClash) clashes += 1;
  }
  return { count: docs.length, clashes };
}

async function moveAppointment(
  transaction: Transaction,
  ref: DocumentReference,
  to: string,
): Promise<boolean> {
  const { firestore, id } = ref;
  const appointment = stored(appointmentSchema, await transaction.get(ref));
  if (appointment === null || !isOpen(appointment)) return false;
  const { clinicianId: from, patientId, status } = appointment;
  const part = takenPartOf(appointment);
  const visit = await transaction.get(firestore.collection(collections.visits).doc(id));
  const taken =
    part === null
      ? null
      : stored(takenDaySchema, await transaction.get(firestore.doc(takenDayPath(to, part.day))));
  const isClash = Object.keys(part?.cells ?? {}).some((cell) => cell in (taken?.cells ?? {}));
  transaction.update(ref, {
    clinicianId: to,
    status: isClash ? "pending" : status,
    ...nextRevision(),
  });
  change(from, { frees: part, takes: null });
  if (isClash) change(patientId, { frees: part, takes: null });
  else change(to, { frees: null, takes: part });
  // The patient may be in the waiting room already.
  if (visit.exists && visit.get("state") !== "ended") {
    if (isClash) transaction.delete(visit.ref);
    else {
      const waiting = {
        state: "waiting",
        clinicianSession: null,
        admittedAt: null,
        aloneSince: null,
      };
      const isAdmitted = visit.get("state") === "admitted";
      transaction.update(visit.ref, { clinicianId: to, ...(isAdmitted && waiting) });
    }
  }
  return isClash;

  function change(uid: string, parts: Parameters<typeof takenDayChanges>[0]): void {
    for (const [day, cells] of takenDayChanges(parts)) {
      const changed = Object.entries(cells).map(([cell, token]) => [
        cell,
        token ?? FieldValue.delete(),
      ]);
      transaction.set(
        firestore.doc(takenDayPath(uid, day)),
        {
          cells: Object.fromEntries(changed),
          endsAt: endOfTakenDay(day),
          updatedAt: FieldValue.serverTimestamp(),
        },
        { merge: true },
      );
    }
  }
}

function isOpen({ status }: Appointment): boolean {
  return status === "pending" || status === "confirmed";
}

/**
 * The fields that every change of a lead, a task or an appointment updates: its revision and its
 * time.
 */
export function nextRevision() {
  return { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
}
