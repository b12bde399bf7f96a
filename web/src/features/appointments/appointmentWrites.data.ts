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

import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { AppointmentRow } from "./appointments.data.ts";
import { countedRequest } from "./requestQuota.data.ts";

/** What becomes of an appointment: its status, and its time if that changes with it. */
export type AppointmentChange = Pick<Appointment, "status"> &
  Partial<Pick<Appointment, "startsAt">>;

/** An id for an appointment that is being made: sent twice under it, it is made once. */
export function newAppointmentId(): string {
  return doc(collection(firestore(), collections.appointments)).id;
}

/**
 * Makes an appointment, or asks for one. What is confirmed takes its slot in the same request, and
 * what is asked for takes a place and a turn of the patient's.
 *
 * @throws FirebaseError `permission-denied` where somebody has that time, or it is there already
 * @throws NoRoomForRequest where the patient has asked too often
 */
export async function makeAppointment(
  id: string,
  made: Omit<Appointment, AppointmentTimestamp>,
): Promise<void> {
  const now = serverTimestamp();
  const stamps = { createdAt: now, updatedAt: now, timeSetAt: now };
  // A transaction, though it may read nothing: it never waits for a network to send what is out of date.
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
 * Confirms, moves, ends or cancels an appointment as it was seen, and takes and gives up its slots in
 * the same request.
 *
 * @throws FirebaseError `permission-denied` where it has changed since, or somebody has that time
 */
export async function changeAppointment(
  { id, appointment: before }: AppointmentRow,
  change: AppointmentChange,
): Promise<void> {
  const after = { ...before, ...change };
  const isMoved = after.startsAt.getTime() !== before.startsAt.getTime();
  await runTransaction(firestore(), async (writes) => {
    const now = serverTimestamp();
    const stamp = { rev: before.rev + 1, updatedAt: now, ...(isMoved && { timeSetAt: now }) };
    writes.update(reference(id), { ...change, ...stamp });
    if (after.status === "confirmed") writes.set(slotReference(after), slotOf(id, after));
    if (before.status === "confirmed" && (isMoved || after.status === "cancelled")) {
      writes.delete(slotReference(before));
    }
  });
}

/** An appointment as the server has it now; null where it has none. */
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
