import {
  appointmentSchema,
  type Appointment,
  type AppointmentTimestamp,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { slotId, type Slot } from "@salvia/domain/scheduling/slot";
import {
  collection,
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { AppointmentRow } from "./appointments.data.ts";
import { countedRequest } from "./requestQuota.data.ts";

/** A change to an appointment: its status, its time if that changes too, and who cancels it. */
export type AppointmentChange = Pick<Appointment, "status"> &
  Partial<Pick<Appointment, "startsAt" | "canceledBy">>;

/** A new appointment id. Retries with the same id create the appointment only once. */
export function newAppointmentId(): string {
  return doc(collection(firestore(), collections.appointments)).id;
}

/**
 * Creates a confirmed appointment or a request. In the same transaction, a confirmed one takes its
 * slot, and a request counts against the patient's limits of pending and daily requests.
 *
 * @throws FirebaseError `permission-denied` if the time is taken or the appointment already exists
 * @throws NoRoomForRequest if the patient has reached a limit
 */
export async function makeAppointment(
  id: string,
  made: Omit<Appointment, AppointmentTimestamp>,
): Promise<void> {
  const now = serverTimestamp();
  const stamps = { createdAt: now, updatedAt: now, timeSetAt: now };
  // A transaction fails while offline, whereas a plain write would be sent later, out of date.
  await runTransaction(firestore(), async (writes) => {
    const counted =
      made.status === "pending"
        ? await countedRequest(writes, { id, patientId: made.patientId }, new Date())
        : null;
    writes.set(reference(id), { ...made, ...stamps });
    if (counted !== null) writes.set(...counted);
    if (made.status === "confirmed") writes.set(slotReference(made), slotOf(id, made));
  });
}

/**
 * Confirms, moves, completes, reopens or cancels an appointment as the user saw it, and takes or
 * frees its slots in the same transaction.
 *
 * @throws FirebaseError `permission-denied` if it changed since, or the time is taken
 */
export async function changeAppointment(
  { id, appointment: before }: AppointmentRow,
  change: AppointmentChange,
): Promise<void> {
  const after = { ...before, ...change };
  const isMoved = after.startsAt.getTime() !== before.startsAt.getTime();
  // One that is done has kept its slot.
  const takesSlot = after.status === "confirmed" && before.status !== "done";
  await runTransaction(firestore(), async (writes) => {
    const now = serverTimestamp();
    const stamp = { rev: before.rev + 1, updatedAt: now, ...(isMoved && { timeSetAt: now }) };
    writes.update(reference(id), { ...change, ...stamp });
    if (takesSlot) writes.set(slotReference(after), slotOf(id, after));
    if (before.status === "confirmed" && (isMoved || after.status === "cancelled")) {
      writes.delete(slotReference(before));
    }
  });
}

/** Reads the appointment from the server; null if it does not exist. */
export async function storedAppointment(id: string): Promise<Appointment | null> {
  return readDocument(appointmentSchema, await getDocFromServer(reference(id)));
}

function reference(id: string) {
  return doc(firestore(), collections.appointments, id);
}

function slotReference({ clinicianId, startsAt }: Pick<Appointment, "clinicianId" | "startsAt">) {
  return doc(firestore(), collections.slots, slotId(clinicianId, startsAt));
}

function slotOf(id: string, { clinicianId, startsAt }: Omit<Slot, "appointmentId">): Slot {
  return { clinicianId, appointmentId: id, startsAt };
}
