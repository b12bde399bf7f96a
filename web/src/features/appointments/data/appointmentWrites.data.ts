import {
  appointmentSchema,
  isToCome,
  isWaiting,
  type Appointment,
  type AppointmentTimestamp,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import {
  endOfTakenDay,
  takenDayChanges,
  takenDayPath,
  takenPartOf,
} from "@salvia/domain/scheduling/takenTime";
import {
  collection,
  deleteField,
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { AppointmentRow } from "./appointments.data.ts";
import { countedRequest } from "./requestQuota.data.ts";

/**
 * A change to an appointment: its status, its time if that changes too, why it is outside working
 * hours, and who cancels it.
 */
export type ChangedAppointment = Pick<Appointment, "status"> &
  Partial<
    Pick<Appointment, "startsAt" | "minutes" | "canceledBy" | "outsideHoursReason" | "token">
  >;

/** A new appointment as its form describes it. */
export type MadeAppointment = Omit<Appointment, AppointmentTimestamp | "token">;

/** A new appointment id. Retries with the same id create the appointment only once. */
export function newAppointmentId(): string {
  return doc(collection(firestore(), collections.appointments)).id;
}

/**
 * Creates a confirmed appointment or a request. In the same transaction, a confirmed one takes its
 * time, a request counts against the patient's limits of pending and daily requests, and an
 * appointment names the request to move it.
 *
 * @throws FirebaseError `permission-denied` if the time is taken or the appointment already exists
 * @throws NoRoomForRequest if the patient has reached a limit
 */
export async function makeAppointment(id: string, made: MadeAppointment): Promise<void> {
  const now = serverTimestamp();
  const stamps = { createdAt: now, updatedAt: now, timeSetAt: now };
  // A transaction fails while offline, whereas a plain write would be sent later, out of date.
  await runTransaction(firestore(), async (writes) => {
    const counted =
      made.status === "pending"
        ? await countedRequest(writes, { id, patientId: made.patientId }, new Date())
        : null;
    const token = made.status === "confirmed" && { token: newToken() };
    writes.set(reference(id), { ...made, ...token, ...stamps });
    if (counted !== null) writes.set(...counted);
    if (made.replaces !== undefined) writes.update(reference(made.replaces), { moveRequestId: id });
    changeTakenTime(writes, id, made.requestedBy, null, { ...made, ...token });
  });
}

/**
 * Confirms, moves, completes, reopens or cancels an appointment as the user saw it, and takes or
 * frees its time in the same transaction. Confirming a request to move an appointment cancels that
 * one, if it is still to come.
 *
 * @throws FirebaseError `permission-denied` if it changed since, or the time is taken
 */
export async function changeAppointment(
  { id, appointment: before }: AppointmentRow,
  change: ChangedAppointment,
): Promise<void> {
  const { startsAt = before.startsAt, canceledBy } = change;
  const isMoved = startsAt.getTime() !== before.startsAt.getTime();
  const isBooked = change.status === "confirmed" && before.status !== "done";
  const isMoveRequest = before.status === "pending" && before.replaces !== undefined;
  await runTransaction(firestore(), async (writes) => {
    const now = serverTimestamp();
    const replaced = isBooked && isMoveRequest ? await readReplaced(writes, before) : null;
    // One that is confirmed keeps the token that it has, or that of the one it replaces.
    const token = isBooked && { token: (replaced ?? before).token ?? newToken() };
    const settled = isBooked && isMoveRequest && settledMove(before, replaced);
    const stamp = { rev: before.rev + 1, updatedAt: now, ...(isMoved && { timeSetAt: now }) };
    // The reason of an earlier time does not count for this one.
    const hours = isBooked && { outsideHoursReason: change.outsideHoursReason ?? deleteField() };
    writes.update(reference(id), { ...change, ...token, ...hours, ...settled, ...stamp });
    if (replaced !== null && before.replaces !== undefined) {
      writes.update(reference(before.replaces), {
        status: "cancelled",
        canceledBy: before.clinicianId,
        replacedBy: id,
        rev: replaced.rev + 1,
        updatedAt: now,
      });
    }
    // One that is done has kept its time.
    if (isBooked || change.status === "cancelled") {
      const after = { ...before, ...change, ...token };
      changeTakenTime(writes, id, canceledBy ?? before.clinicianId, replaced ?? before, after);
    }
  });
}

/** The appointment that a request moves; null if it can't be moved any more. */
async function readReplaced(
  reads: Transaction,
  { replaces }: Pick<Appointment, "replaces">,
): Promise<Appointment | null> {
  if (replaces === undefined) return null;
  const moved = readDocument(appointmentSchema, await reads.get(reference(replaces)));
  return moved !== null && isToCome(moved, new Date()) ? moved : null;
}

/** What a request takes over from the appointment that it replaces; without one, it is a plain one. */
function settledMove({ replaces }: Pick<Appointment, "replaces">, replaced: Appointment | null) {
  if (replaced === null) return { replaces: deleteField() };
  const { seriesId, eventId = replaces } = replaced;
  return { eventId, ...(seriesId !== undefined && { seriesId }) };
}

/** Whether an appointment can be moved, and no request to move it waits for an answer. */
export async function canBeMoved(id: string, now: Date): Promise<boolean> {
  const moved = await storedAppointment(id);
  if (moved === null || !isToCome(moved, now)) return false;
  const request = moved.moveRequestId && (await storedAppointment(moved.moveRequestId));
  return !request || !isWaiting(request, now);
}

/** Reads the appointment from the server; null if it does not exist. */
export async function storedAppointment(id: string): Promise<Appointment | null> {
  return readDocument(appointmentSchema, await getDocFromServer(reference(id)));
}

function reference(id: string) {
  return doc(firestore(), collections.appointments, id);
}

/** Takes and frees the time of an appointment, as the rules of `takenTime` require. */
function changeTakenTime(
  writes: Transaction,
  appointmentId: string,
  by: string,
  before: Booked | null,
  after: Booked,
): void {
  const { clinicianId, patientId } = after;
  const frees = before === null ? null : takenPartOf(before);
  const takes = takenPartOf(after);
  if (frees === null && takes === null) return;
  const now = serverTimestamp();
  const change = { appointmentId, clinicianId, patientId, frees, takes, at: now };
  writes.set(doc(firestore(), collections.bookingChanges, by), change);
  for (const [day, changed] of takenDayChanges({ frees, takes })) {
    const cells = Object.fromEntries(
      Object.entries(changed).map(([cell, token]) => [cell, token ?? deleteField()]),
    );
    const data = { cells, endsAt: endOfTakenDay(day), updatedAt: now };
    for (const uid of [clinicianId, patientId]) {
      writes.set(doc(firestore(), takenDayPath(uid, day)), data, { merge: true });
    }
  }
}

type Booked = Pick<
  Appointment,
  "clinicianId" | "patientId" | "startsAt" | "minutes" | "status" | "token"
>;

/** A random id, which says nothing about the appointment. */
function newToken(): string {
  return doc(collection(firestore(), collections.takenTime)).id;
}
