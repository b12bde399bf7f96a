import { collections } from "@salvia/domain/shared/collections";

import { appointment } from "../../../seed/appointments.ts";
import type { ActorName } from "../support/actors.ts";
import { newTime } from "./appointments.requests.ts";
import { placesPath, requestPlacesAfter } from "./appointments.stored.ts";
import { listOf, type Row, write } from "../support/row.ts";
import { missing, naming, now, own, whole, type Fields } from "../support/values.ts";

const member: readonly ActorName[] = ["member"];
const dina: readonly ActorName[] = ["another member"];
const noOne: readonly ActorName[] = [];

/** Invalid values in a first or a later request, by field. */
const wrongFields: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["appointmentId", [missing, null, 7, "", "confirmed"]],
  ["place", [missing, null, 5, "0", "6"]],
  ["turn", [missing, null, 4, "0", "11"]],
  ["places", [missing, null, "5", {}, { "5": "pending" }]],
  ["madeAt", [missing, null, now, {}, { "4": new Date("2020-01-01") }]],
  ["more", [true]],
];

const { places, madeAt } = requestPlacesAfter("dora");
const { "1": _waiting, ...withoutFirst } = places;
const { "1": _today, ...withoutToday } = madeAt;

/** Every tested operation on the request places of Dora and Dina. */
export const requestPlaceRows: readonly Row[] = [
  get("dora", member),
  get("dina", dina),
  {
    operation: "list",
    name: "a page of them",
    send: listOf(collections.requestPlaces, (all) => all.limit(5)),
    allowedTo: noOne,
  },

  later("in a new place and turn", {}, member),
  later("in place 2, whose appointment was cancelled", taken({ place: "2" }), member),
  later("in place 3, whose time has passed", taken({ place: "3" }), member),
  later("in place 4, whose appointment is gone", taken({ place: "4" }), member),
  later("in place 1, which waits", taken({ place: "1" }), noOne),
  later("in turn 3, taken a day ago", taken({ turn: "3" }), member),
  later("in turn 10", taken({ turn: "10" }), member),
  later("in turn 1, taken an hour ago", taken({ turn: "1" }), noOne),
  later("in turn 2, taken less than a day ago", taken({ turn: "2" }), noOne),
  later("in place 0", taken({ place: "0" }), noOne),
  later("in place 6", taken({ place: "6" }), noOne),
  later("in turn 0", taken({ turn: "0" }), noOne),
  later("in turn 11", taken({ turn: "11" }), noOne),
  later("in another appointment's name", { places: { ...places, "5": "pending" } }),
  later("made before", { madeAt: { ...madeAt, "4": new Date("2020-01-01") } }),
  ...[7, "a/b"].map((appointmentId) =>
    later(`all of it for ${naming("appointmentId", appointmentId)}`, {
      appointmentId,
      places: { ...places, "5": appointmentId },
    }),
  ),
  later("which gives up place 1", { places: withoutFirst }, noOne),
  later("which gives up turn 1", { madeAt: withoutToday }, noOne),
  later("which takes the last turn back in time", {
    madeAt: { ...madeAt, "1": new Date("2020-01-01") },
  }),
  first("in place 1 and turn 1", {}, dina),
  ...["2", "3", "4", "5", "6", "7", "8", "9"].map((turn) =>
    first(`in turn ${turn}`, taken({ place: "1", turn }, "dina"), dina),
  ),
  first("in the last place and turn", taken({ place: "5", turn: "10" }, "dina"), dina),
  first("with an older place", { places: { "1": "absent", "2": "absent" } }, noOne),
  first("with an older turn", { madeAt: { "1": now, "2": new Date("2020-01-01") } }, noOne),

  ...wrongFields.flatMap(([field, values]) =>
    values.flatMap((value) => [
      later(`with ${naming(field, value)}`, { [field]: value }, noOne),
      first(`with ${naming(field, value)}`, { [field]: value }, noOne),
    ]),
  ),
  { ...alone("update", "dora"), undecidable: true },
  { ...alone("create", "dina"), undecidable: true },
  {
    operation: "delete",
    name: "Dora's",
    send: (db) => write(db, (writes) => writes.delete(db.doc(placesPath("dora")))),
    allowedTo: noOne,
  },
];

function get(patientId: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(placesPath(patientId)).get({ source: "server" });
  return { operation: "get", name: `${patientId}'s`, send, allowedTo };
}

function taken(request: Parameters<typeof requestPlacesAfter>[1], patientId = "dora"): Fields {
  return requestPlacesAfter(patientId, request);
}

/** One more request by Dora, who requests an appointment with Carla in the same write. */
function later(name: string, fields: Fields, allowedTo: Row["allowedTo"] = noOne): Row {
  const by = { clinicianId: "carla", patientId: "dora", patientName: "Dora" };
  return requestRow(
    "update",
    `later ${name}`,
    { ...requestPlacesAfter("dora"), ...fields },
    by,
    allowedTo,
  );
}

/** The first request by Dina, to Cleo. */
function first(name: string, fields: Fields, allowedTo: Row["allowedTo"]): Row {
  const by = { clinicianId: "cleo", patientId: "dina", patientName: "Dina" };
  const sent = { ...requestPlacesAfter("dina", { place: "1", turn: "1" }), ...fields };
  return requestRow("create", `first ${name}`, sent, by, allowedTo);
}

function requestRow(
  operation: "create" | "update",
  name: string,
  sent: Fields,
  by: { clinicianId: string; patientId: string; patientName: string },
  allowedTo: Row["allowedTo"],
): Row {
  const path = placesPath(by.patientId);
  const appointmentPath = `${collections.appointments}/absent`;
  const stamps = { createdAt: now, updatedAt: now, timeSetAt: now };
  const asked = appointment({ clinicianId: by.clinicianId, startsAt: newTime });
  const made: Fields = { ...asked, ...by, requestedBy: own, ...stamps };
  return {
    operation,
    name,
    send: (db, uid) =>
      write(db, (writes) => {
        writes.set(db.doc(path), whole(sent, uid));
        writes.set(db.doc(appointmentPath), whole(made, uid));
      }),
    allowedTo,
    reads: 5,
  };
}

/** Places that are taken for a missing appointment. */
function alone(operation: "create" | "update", patientId: string): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => writes.set(db.doc(placesPath(patientId)), requestPlacesAfter(patientId)));
  return { operation, name: `${patientId}'s, for nothing`, send, allowedTo: noOne, reads: 3 };
}
