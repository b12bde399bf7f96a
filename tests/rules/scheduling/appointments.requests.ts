import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";

import { appointment } from "../../../seed/appointments.ts";
import { bookingOf, writeBooking, type Booking } from "./bookings.requests.ts";
import {
  appointmentPath,
  placesPath,
  requestPlacesAfter,
  startOf,
  storedAppointments,
  type StoredAppointment,
} from "./appointments.stored.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import { changes, now, own, whole, type Fields } from "../support/values.ts";

/** The start of appointments created in tests. */
export const newTime = startOf(110);

export function get(name: StoredAppointment | "absent", allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(appointmentPath(name)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

export function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.appointments, query);
  // The rules cannot decide a query that does not filter by user.
  return { operation: "list", name, send, allowedTo, undecidable: true };
}

const withDora = { patientId: "dora", patientName: "Dora", requestedBy: own, startsAt: newTime };
const stamps = { createdAt: now, updatedAt: now, timeSetAt: now };

/** The place and turn that a request takes; `place` is null for none. */
type Place = { place?: string | null; turn?: string; id?: string };

/** The documents that any of these requests looks up, at most. */
const reads = 10;

/** Carla creates an appointment with Dora, and takes its time unless the row says otherwise. */
export function make(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  { booking, ...place }: Place & { booking?: Booking | null } = {},
): Row {
  const made = appointment({ clinicianId: "carla", status: "confirmed", token: "token-new" });
  const sent = { ...made, ...withDora, ...stamps, ...fields };
  const its = booking === undefined ? bookingOf(null, sent) : booking;
  return create(`made ${name}`, sent, allowedTo, place, its);
}

/** Dora requests an appointment with Carla. */
export function wish(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  { place = "5", turn = "4", id = "absent" }: Place = {},
): Row {
  const wished = appointment({ clinicianId: "carla" });
  const sent = { ...wished, ...withDora, ...stamps, ...fields };
  return create(`asked for ${name}`, sent, allowedTo, { place, turn, id }, null);
}

function create(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  { place, turn = "4", id = "absent" }: Place,
  booking: Booking | null,
): Row {
  const path = `${collections.appointments}/${id}`;
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      writes.set(db.doc(path), whole(fields, uid));
      if (place) {
        const taken = requestPlacesAfter(uid, { place, turn, appointmentId: id });
        writes.set(db.doc(placesPath(uid)), taken);
      }
      if (booking !== null) writeBooking(writes, db, uid, id, booking);
    });
  return { operation: "create", name, send, allowedTo, reads };
}

/** The actor changes a stored appointment, with its taken time unless the row says otherwise. */
export function change(
  which: StoredAppointment,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  booking?: Booking | null,
): Row {
  const before: Appointment = storedAppointments[which];
  const isMoved = "startsAt" in fields && fields["startsAt"] !== before.startsAt;
  const stamp = { rev: before.rev + 1, updatedAt: now, ...(isMoved && { timeSetAt: now }) };
  // Each appointment that is confirmed for the first time gets a token.
  const token = fields["status"] === "confirmed" && before.token === undefined && "token-new";
  const sent = { ...(token && { token }), ...stamp, ...fields };
  const its = booking === undefined ? bookingOf(before, { ...before, ...sent }) : booking;
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      writes.update(db.doc(appointmentPath(which)), changes(sent, uid));
      if (its !== null) writeBooking(writes, db, uid, which, its);
    });
  return { operation: "update", name: `${which}: ${name}`, send, allowedTo, reads };
}

export function remove(which: StoredAppointment): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => writes.delete(db.doc(appointmentPath(which))));
  return { operation: "delete", name: which, send, allowedTo: [] };
}
