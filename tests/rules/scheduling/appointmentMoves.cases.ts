import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { takenPartOf } from "@salvia/domain/scheduling/takenTime";
import { collections } from "@salvia/domain/shared/collections";

import { appointment } from "../../../seed/appointments.ts";
import type { ActorName, Firestore } from "../support/actors.ts";
import { change, newTime } from "./appointments.requests.ts";
import {
  appointmentPath,
  placesPath,
  requestPlacesAfter,
  startOf,
  storedAppointments,
  type StoredAppointment,
} from "./appointments.stored.ts";
import { bookingOf, writeBooking } from "./bookings.requests.ts";
import { type Row, undecidable, write } from "../support/row.ts";
import { changes, missing, naming, now, own, whole, type Fields } from "../support/values.ts";

const clinician: readonly ActorName[] = ["clinician"];
const member: readonly ActorName[] = ["member"];
const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];

const { moving } = storedAppointments;
/** What each request is to replace. */
const movedBy = {
  moveRequest: "moving",
  moveOfUntaken: "movingUntaken",
  moveOfBegun: "begun",
  moveByColleague: "drewsWithCarla",
} as const;
const asPlain = { status: "confirmed", replaces: missing };
const quarterLater = new Date(moving.startsAt.getTime() + 15 * 60_000);

const creating = { collection: collections.appointments, operation: "create" } as const;
const updating = { collection: collections.appointments, operation: "update" } as const;

/** Dora's requests to move appointments. */
const asks: readonly Row[] = [
  ask("confirmed", {}, member),
  ask("untaken", {}, member),
  ask("answered", {}, member),
  ask("overlooked", {}, member),
  ask("moving", {}, noOne),
  ...(["pending", "cancelled", "done", "begun", "zoes", "drewsWithCarla"] as const).map((which) =>
    ask(which, {}, noOne),
  ),
  ask("confirmed", { mode: "inPerson" }, noOne),
  ask("confirmed", { minutes: 45 }, noOne),
  ask("confirmed", { minutes: missing }, member),
  ask("confirmed", { replaces: "answered" }, noOne),
  ask("confirmed", { replaces: missing }, noOne),
  ...[null, 7, "", "a/b"].map((replaces) => undecidable(ask("confirmed", { replaces }, noOne))),
  ...["eventId", "replacedBy", "moveRequestId"].map((field) =>
    ask("confirmed", { [field]: "answered" }, noOne),
  ),
  ask("confirmed", {}, noOne, { named: { moveRequestId: "declined" } }),
  ask("confirmed", {}, noOne, { named: { moveRequestId: "absent", startsAt: newTime } }),
  ask("confirmed", {}, noOne, { named: { moveRequestId: "absent", rev: 2 } }),
];

/** Every tested operation on appointments that move at their patient's request. */
export const appointmentMoveRows: readonly Row[] = [
  ...asks,
  // The same requests, as changes of the appointments to be moved.
  ...asks.map(asChange),
  ask("confirmed", {}, noOne, { named: null }),
  undecidable(nameRequest("confirmed", { moveRequestId: "absent" })),
  ...[null, 7, "", "a/b"].map((moveRequestId) =>
    undecidable(nameRequest("confirmed", { moveRequestId })),
  ),
  nameRequest("confirmed", { moveRequestId: missing }),
  nameRequest("answered", { moveRequestId: missing }),
  nameRequest("answered", { moveRequestId: "declined" }),
  nameRequest("overlooked", { moveRequestId: "declined" }),
  nameRequest("unreplaced", { moveRequestId: "earlierReplacement" }),

  settle("moveRequest", "in place of what it moves", {}, clinician),
  settle("moveRequest", "at another time", { startsAt: startOf(128) }, clinician),
  settle("moveRequest", "on another day", { startsAt: startOf(170) }, clinician),
  settle(
    "moveRequest",
    "onto a part of that time",
    { startsAt: quarterLater, minutes: 15 },
    clinician,
  ),
  settle("moveOfUntaken", "in place of one without a token", {}, clinician),
  settle("moveRequest", "beside what it moves", {}, noOne, { replaced: null }),
  ...["token", "eventId", "seriesId"].flatMap((field) =>
    [missing, "moving"].map((value) =>
      settle("moveRequest", `with ${naming(field, value)}`, { [field]: value }, noOne),
    ),
  ),
  ...(
    [
      ["status", ["confirmed", "done"]],
      ["replacedBy", [missing, "moveOfBegun"]],
      ["canceledBy", [missing, "dora"]],
      ["rev", [1, 3]],
      ["updatedAt", [new Date("2020-01-01")]],
      ["startsAt", [newTime]],
    ] as const
  ).flatMap(([field, values]) =>
    values.map((value) =>
      settle("moveRequest", `in place of one with ${naming(field, value)}`, {}, noOne, {
        replaced: { [field]: value },
      }),
    ),
  ),
  settle("moveRequest", "in place of two", {}, noOne, { also: "unreplaced" }),
  settle("moveOfBegun", "in place of one that has begun", {}, noOne),
  settle("moveByColleague", "in place of a colleague's", {}, noOne),
  settle("moveRequest", "to cancelled", { status: "cancelled" }, noOne),
  replace("moving", "moveRequest"),
  replace("unreplaced", "earlierReplacement"),
  undecidable(replace("unreplaced", "absent")),
  ...[null, 7, "", "a/b"].map((by) => undecidable(replace("unreplaced", by))),

  change("moveOfCanceled", "confirmed as a plain request", asPlain, clinician),
  change("moveOfBegun", "confirmed as a plain request", asPlain, clinician),
  change("moveRequest", "confirmed as a plain request", asPlain, noOne),
  change("moveOfCanceled", "confirmed as a move", { status: "confirmed" }, noOne),
  ...["eventId", "seriesId"].flatMap((field) => [
    change("moveOfCanceled", `confirmed with ${field}`, { ...asPlain, [field]: "first" }, noOne),
    change("pending", `confirmed with ${field}`, { status: "confirmed", [field]: "first" }, noOne),
  ]),
  change("pending", "confirmed as a move", { status: "confirmed", replaces: "moving" }, noOne),
  change("moveRequest", "cancelled", { status: "cancelled" }, both),
  change("moving", "cancelled", { status: "cancelled" }, both),
  change("moving", "moved", { status: "confirmed", startsAt: newTime }, clinician),
  change("replacement", "moved", { status: "confirmed", startsAt: newTime }, clinician),
  change("replacement", "cancelled", { status: "cancelled" }, both),
  ...["replaces", "eventId"].map((field) =>
    change(
      "replacement",
      `moved without ${field}`,
      { status: "confirmed", startsAt: newTime, [field]: missing },
      noOne,
    ),
  ),
];

type Asked = {
  /** What else changes in the appointment to be moved; null for nothing at all. */
  named?: Fields | null;
};

/** Dora asks Carla for another time of one of her appointments, which names the request. */
function ask(
  which: StoredAppointment,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  { named = { moveRequestId: "absent" } }: Asked = {},
): Row {
  const between = { clinicianId: "carla", patientId: "dora", patientName: "Dora" };
  const stamps = { createdAt: now, updatedAt: now, timeSetAt: now };
  const asked = appointment({ ...between, startsAt: newTime, replaces: which });
  const sent = { ...asked, requestedBy: own, ...stamps, ...fields };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      if (named !== null) writes.update(db.doc(appointmentPath(which)), changes(named, uid));
      writes.set(db.doc(appointmentPath("absent")), whole(sent, uid));
      writes.set(db.doc(placesPath(uid)), requestPlacesAfter(uid, { appointmentId: "absent" }));
    });
  const label = [...Object.entries(fields), ...Object.entries(named ?? {})]
    .map(([field, value]) => naming(field, value))
    .join(", ");
  const name = `asked to move ${which} with ${label || "nothing"}`;
  return { operation: "create", name, send, allowedTo, beside: updating, reads: 10 };
}

/** The same request, as a change of the appointment to be moved. */
function asChange(row: Row): Row {
  return { ...row, operation: "update", beside: creating };
}

/** An appointment names a request that this request doesn't make. */
function nameRequest(which: StoredAppointment, fields: Fields): Row {
  const label = Object.entries(fields).map(([field, value]) => naming(field, value));
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(appointmentPath(which)), changes(fields, uid)));
  return { operation: "update", name: `${which}: ${label.join()}`, send, allowedTo: [], reads: 5 };
}

type Settled = {
  /** What else changes in the appointment that is replaced; null for nothing at all. */
  replaced?: Fields | null;
  /** Another appointment that this is to replace, too. */
  also?: StoredAppointment;
};

/** A clinician confirms a request in place of the appointment that it moves. */
export function settle(
  which: keyof typeof movedBy,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  { replaced = {}, also }: Settled = {},
): Row {
  const request: Appointment = storedAppointments[which];
  const replaces = movedBy[which];
  const old: Appointment = storedAppointments[replaces];
  const { token = "token-new", eventId = replaces, seriesId } = old;
  const isMoved = "startsAt" in fields;
  const isConfirmed = fields["status"] === undefined;
  const sent = {
    rev: 2,
    updatedAt: now,
    ...(isConfirmed && { status: "confirmed", token, eventId, ...(seriesId && { seriesId }) }),
    ...(isMoved && { timeSetAt: now }),
    ...fields,
  };
  const takes = bookingOf(request, { ...request, ...sent });
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      if (replaced !== null) writes.update(...replacing(db, uid, replaces, which, replaced));
      if (also !== undefined) writes.update(...replacing(db, uid, also, which));
      writes.update(db.doc(appointmentPath(which)), changes(sent, uid));
      if (takes !== null)
        writeBooking(writes, db, uid, which, { ...takes, frees: takenPartOf(old) });
    });
  return { operation: "update", name: `${which}: confirmed ${name}`, send, allowedTo, reads: 12 };
}

/** An appointment is canceled for another one that this request doesn't confirm. */
function replace(which: StoredAppointment, by: unknown): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(...replacing(db, uid, which, by)));
  const label = naming("replacedBy", by);
  return { operation: "update", name: `${which}: ${label}`, send, allowedTo: [], reads: 3 };
}

function replacing(
  db: Firestore,
  uid: string,
  which: StoredAppointment,
  replacedBy: unknown,
  fields: Fields = {},
) {
  const { rev } = storedAppointments[which];
  const stamps = { rev: rev + 1, updatedAt: now, canceledBy: own };
  const sent = { status: "cancelled", ...stamps, replacedBy, ...fields };
  return [db.doc(appointmentPath(which)), changes(sent, uid)] as const;
}
