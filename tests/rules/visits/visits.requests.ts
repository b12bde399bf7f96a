import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { visitClosesAt, type Visit } from "@salvia/domain/scheduling/visit";

import { visit } from "../../../seed/visits.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import { changes, now, whole, type Fields } from "../support/values.ts";
import {
  visitAppointments,
  visitId,
  type StoredVisit,
  type VisitAppointment,
} from "./visits.stored.ts";

export function get(
  name: StoredVisit | VisitAppointment | "absent",
  allowedTo: Row["allowedTo"],
): Row {
  const send: Row["send"] = (db) => db.doc(pathOf(name)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo, reads: 2 };
}

export function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.visits, query);
  // The rules cannot decide a query that does not filter by user.
  return { operation: "list", name, send, allowedTo, undecidable: true };
}

export function waitingFor(all: Query, uid: string): Query {
  return all.where("clinicianId", "==", uid).where("state", "in", ["waiting", "admitted"]);
}

/** Dora enters the waiting room of an appointment. */
export function enter(name: VisitAppointment, fields: Fields, allowedTo: Row["allowedTo"]): Row {
  return enterAs(name, name, fields, allowedTo);
}

export function enterAs(
  which: VisitAppointment | "absent",
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
): Row {
  const appointment = visitAppointments[which === "absent" ? "soon" : which];
  const sent = { ...arrival(appointment), ...fields };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(pathOf(which)), whole(sent, uid)));
  return { operation: "create", name: `entered ${name}`, send, allowedTo, reads: 2 };
}

/** Dora enters a visit that exists already. */
export function again(which: StoredVisit, allowedTo: Row["allowedTo"], fields: Fields = {}): Row {
  const sent = { ...arrival(visitAppointments.begun), ...fields };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(pathOf(which)), whole(sent, uid)));
  const name = `${which}: entered again ${Object.keys(fields).join()}`.trim();
  return { operation: "update", name, send, allowedTo, reads: 2 };
}

export function change(
  which: StoredVisit,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(which)), changes(fields, uid)));
  return { operation: "update", name: `${which}: ${name}`, send, allowedTo, reads: 2 };
}

export function remove(which: StoredVisit): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(which))));
  return { operation: "delete", name: which, send, allowedTo: [] };
}

/** What Dora's page writes when she enters. */
export function arrival(
  appointment: Pick<Appointment, "startsAt" | "minutes">,
): Omit<Record<keyof Visit, unknown>, "startedAt" | "aloneSince"> {
  const {
    startedAt: _,
    aloneSince: __,
    ...fields
  } = visit({
    clinicianId: "carla",
    patientId: "dora",
    patientName: "Dora",
  });
  return {
    ...fields,
    waitingSince: now,
    seenAt: now,
    expireAt: visitClosesAt(appointment),
  };
}

function pathOf(name: VisitAppointment | StoredVisit | "absent"): string {
  return `${collections.visits}/${visitId(name)}`;
}
