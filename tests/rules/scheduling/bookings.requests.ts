import type { Appointment } from "@salvia/domain/scheduling/appointment";
import {
  cellsOf,
  endOfTakenDay,
  takenDayChanges,
  takenDayOf,
  takenDayPath,
  takenPartOf,
  type BookingChange,
} from "@salvia/domain/scheduling/takenTime";
import { deleteField, serverTimestamp } from "firebase/firestore";

import type { Firestore } from "../support/actors.ts";
import type { Transaction } from "../support/row.ts";
import type { Fields } from "../support/values.ts";
import { changePath } from "./appointments.stored.ts";

/** What a request changes in taken time. */
export type Booking = Omit<BookingChange, "appointmentId" | "at">;

/** What a change of an appointment needs; null if its taken time stays. */
export function bookingOf(before: Appointment | null, after: Fields): Booking | null {
  const frees = before === null ? null : takenPartOf(before);
  const takes = partOf(after);
  if (before?.status === "done" || after["status"] === "done") return null;
  if (frees === null && takes === null) return null;
  const [clinicianId, patientId] = [after["clinicianId"], after["patientId"]];
  return {
    clinicianId: isPathPart(clinicianId) ? clinicianId : "carla",
    patientId: isPathPart(patientId) ? patientId : "dora",
    frees,
    takes,
  };
}

function isPathPart(id: unknown): id is string {
  return typeof id === "string" && /^[^/]+$/.test(id);
}

/** The part of a confirmed appointment with any values, of which some may be wrong. */
function partOf({ status, token, startsAt, minutes }: Fields): Booking["takes"] {
  if (status !== "confirmed" || typeof token !== "string" || !(startsAt instanceof Date))
    return null;
  const length = minutes === 15 || minutes === 45 || minutes === 60 ? minutes : 30;
  const cells = cellsOf({ startsAt, minutes: length }).map((cell) => [cell, token]);
  return { day: takenDayOf(startsAt), cells: Object.fromEntries(cells) };
}

type Without = { change?: true; days?: readonly string[] };

/** Writes what changes in taken time, without some of the documents if a row says so. */
export function writeBooking(
  writes: Transaction,
  db: Firestore,
  uid: string,
  appointmentId: string,
  booking: Booking,
  { change, days = [] }: Without = {},
): void {
  if (!change) {
    const sent = { appointmentId, ...booking, at: serverTimestamp() };
    writes.set(db.doc(changePath(uid)), sent);
  }
  for (const [day, cells] of takenDayChanges(booking)) {
    for (const owner of [booking.clinicianId, booking.patientId]) {
      const path = takenDayPath(owner, day);
      if (days.includes(path)) continue;
      writes.set(
        db.doc(path),
        {
          cells: Object.fromEntries(
            Object.entries(cells).map(([cell, token]) => [cell, token ?? deleteField()]),
          ),
          endsAt: endOfTakenDay(day),
          updatedAt: serverTimestamp(),
        },
        { merge: true },
      );
    }
  }
}
