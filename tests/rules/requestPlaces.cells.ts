import { collections } from "@salvia/domain/collections";

import { appointment } from "../../seed/appointments.ts";
import type { ActorName } from "./actors.ts";
import { newTime } from "./appointments.asks.ts";
import { placePath } from "./appointments.stored.ts";
import { listOf, type Row, write } from "./row.ts";
import { missing, naming, now, own, whole, type Fields } from "./values.ts";

const member: readonly ActorName[] = ["member"];
const noOne: readonly ActorName[] = [];

/** Everything anyone may try with the places of Dora's requests. */
export const requestPlaceRows: readonly Row[] = [
  ...["1", "5"].map((place) => get(place, member)),
  ...["0", "6", "", "1_1"].map((place) => get(place, noOne)),
  {
    operation: "list",
    name: "a page of them",
    ask: listOf(collections.requestPlaces, (all) => all.limit(5)),
    allowedTo: noOne,
  },

  take("create", "5", "which is new", {}, member),
  take("update", "2", "whose appointment was cancelled", {}, member),
  take("update", "3", "whose time has passed", {}, member),
  take("update", "4", "whose appointment is gone", {}, member),
  take("update", "1", "which waits", {}, noOne),
  ...["0", "6"].map((place) => take("create", place, "which is none", {}, noOne)),
  ...[missing, null, 7, "", "a/b", "confirmed"].map((appointmentId) =>
    take("create", "5", naming("appointmentId", appointmentId), { appointmentId }, noOne),
  ),
  ...[missing, "confirmed"].map((appointmentId) =>
    take("update", "2", naming("appointmentId", appointmentId), { appointmentId }, noOne),
  ),
  take("create", "5", "with more in it", { more: true }, noOne),
  take("update", "2", "with more in it", { more: true }, noOne),
  alone("create", "5"),
  alone("update", "2"),
  {
    operation: "delete",
    name: "one that waits",
    ask: (db) => write(db, (writes) => writes.delete(db.doc(placePath("dora", "1")))),
    allowedTo: noOne,
  },
];

function get(place: string, allowedTo: Row["allowedTo"]): Row {
  const ask: Row["ask"] = (db) => db.doc(placePath("dora", place)).get({ source: "server" });
  return { operation: "get", name: `place ${place}`, ask, allowedTo };
}

/** A place of Dora's, taken by whoever asks in the request that asks Carla for an appointment. */
function take(
  operation: "create" | "update",
  place: string,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
): Row {
  const path = placePath("dora", place);
  const appointmentPath = `${collections.appointments}/absent`;
  const by = { clinicianId: "carla", patientId: "dora", patientName: "Dora", requestedBy: own };
  const stamps = { createdAt: now, updatedAt: now };
  const asked = appointment({ clinicianId: "carla", startsAt: newTime });
  const ask: Row["ask"] = (db, uid) =>
    write(db, (writes) => {
      writes.set(db.doc(path), whole({ appointmentId: "absent", ...fields }, uid));
      writes.set(db.doc(appointmentPath), whole({ ...asked, ...by, ...stamps }, uid));
    });
  const makes = operation === "create" ? [path, appointmentPath] : [appointmentPath];
  return { operation, name: `place ${place}, ${name}`, ask, allowedTo, makes, reads: 10 };
}

/** A place that is taken for an appointment there is not. */
function alone(operation: "create" | "update", place: string): Row {
  const path = placePath("dora", place);
  const ask: Row["ask"] = (db) =>
    write(db, (writes) => writes.set(db.doc(path), { appointmentId: "absent" }));
  const name = `place ${place}, for nothing`;
  return { operation, name, ask, allowedTo: noOne, makes: [path], reads: 3 };
}
