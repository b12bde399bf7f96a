import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";

import { appointment } from "../../../seed/appointments.ts";
import type { Firestore } from "../support/actors.ts";
import {
  appointmentPath,
  placesPath,
  requestPlacesAfter,
  slotOf,
  slotPath,
  startOf,
  storedAppointments,
  type StoredAppointment,
} from "./appointments.stored.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import { changes, now, own, whole, type Fields } from "../support/values.ts";

/** The changes of slots in the same request. */
export type SlotChanges = { takes?: Date; givesUp?: Date };

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

/** The place and turn that a request takes; `place` is null for a clinician, who takes none. */
type Place = { place?: string | null; turn?: string; id?: string };

/** Carla creates an appointment with Dora. */
export function make(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  slot: SlotChanges & Omit<Place, "id"> = { takes: newTime },
): Row {
  const made = appointment({ clinicianId: "carla", status: "confirmed" });
  return create(`made ${name}`, { ...made, ...withDora, ...stamps, ...fields }, allowedTo, slot);
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
  return create(`asked for ${name}`, sent, allowedTo, { place, turn }, id);
}

function create(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  { place, turn = "4", ...slot }: SlotChanges & Omit<Place, "id">,
  id = "absent",
): Row {
  const path = `${collections.appointments}/${id}`;
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      const sent = whole(fields, uid);
      writes.set(db.doc(path), sent);
      if (place) {
        const taken = requestPlacesAfter(uid, { place, turn, appointmentId: id });
        writes.set(db.doc(placesPath(uid)), taken);
      }
      changeSlots(writes, db, slot, "absent", String(sent["clinicianId"]));
    });
  const makes = [path, ...takenIn(slot, String(fields["clinicianId"]))];
  return { operation: "create", name, send, allowedTo, makes, reads: place === undefined ? 4 : 5 };
}

/** The actor changes a stored appointment, with the slots it needs or with different ones. */
export function change(
  which: StoredAppointment,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  slot: SlotChanges = {},
): Row {
  const before: Appointment = storedAppointments[which];
  const isMoved = "startsAt" in fields && fields["startsAt"] !== before.startsAt;
  const stamp = { rev: before.rev + 1, updatedAt: now, ...(isMoved && { timeSetAt: now }) };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      writes.update(db.doc(appointmentPath(which)), changes({ ...stamp, ...fields }, uid));
      changeSlots(writes, db, slot, which, before.clinicianId);
    });
  const makes = takenIn(slot, before.clinicianId);
  return { operation: "update", name: `${which}: ${name}`, send, allowedTo, makes, reads: 5 };
}

export function remove(which: StoredAppointment): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => writes.delete(db.doc(appointmentPath(which))));
  return { operation: "delete", name: which, send, allowedTo: [] };
}

function changeSlots(
  writes: Parameters<Parameters<typeof write>[1]>[0],
  db: Firestore,
  { takes, givesUp }: SlotChanges,
  appointmentId: string,
  clinicianId: string,
): void {
  if (takes !== undefined) {
    const path = slotPath(clinicianId, takes);
    writes.set(db.doc(path), slotOf(appointmentId, { clinicianId, startsAt: takes }));
  }
  if (givesUp !== undefined) writes.delete(db.doc(slotPath(clinicianId, givesUp)));
}

function takenIn({ takes }: SlotChanges, clinicianId: string): string[] {
  return takes === undefined ? [] : [slotPath(clinicianId, takes)];
}
