import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import {
  appointmentPath,
  slotOf,
  slotPath,
  startOf,
  storedAppointments,
} from "./appointments.stored.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import { missing, naming, now, whole, type Fields } from "../support/values.ts";

const clinician: readonly ActorName[] = ["clinician"];
const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];
const { pending, confirmed, rival, cleos } = storedAppointments;
const elsewhere = startOf(120);

/** Every tested operation on the half hours of clinicians. */
export const slotRows: readonly Row[] = [
  {
    operation: "get",
    name: "one that is taken",
    send: (db) => db.doc(slotPath("carla", confirmed.startsAt)).get({ source: "server" }),
    allowedTo: noOne,
  },
  list("Carla's", (all) => ofClinician(all, "carla"), both),
  list("Cleo's", (all) => ofClinician(all, "cleo"), ["another clinician", "another member"]),
  list("Zoe's, a page", (all) => ofClinician(all, "zoe").limit(100), ["member"]),
  list("Carla's, more than a page", (all) => ofClinician(all, "carla").limit(101), noOne),
  list("Carla's, without limit", (all) => all, noOne),
  list("everyone's", (all) => all.limit(10), noOne),

  take("with its appointment", {}, clinician),
  take("of an appointment that is cancelled", {}, noOne, { status: "cancelled" }),
  take("of an appointment at another time", {}, noOne, {
    status: "confirmed",
    startsAt: elsewhere,
  }),
  ...[missing, null, 7, "", "a/b", "cleos"].map((appointmentId) =>
    take(naming("appointmentId", appointmentId), { appointmentId }, noOne),
  ),
  { ...take("of no appointment", { appointmentId: "absent" }, noOne), undecidable: true },
  ...[missing, null, 7, "cleo"].map((clinicianId) =>
    take(naming("clinicianId", clinicianId), { clinicianId }, noOne),
  ),
  ...[missing, null, 7, now, elsewhere].map((startsAt) =>
    take(naming("startsAt", startsAt), { startsAt }, noOne),
  ),
  take("with more in it", { patientId: "dora" }, noOne),
  take("under another time's name", {}, noOne, {}, slotPath("carla", elsewhere)),
  take("under a colleague's name", {}, noOne, {}, slotPath("cleo", pending.startsAt)),
  alone("create", "for a wish", slotPath("carla", pending.startsAt), slotOf("pending", pending)),

  alone("create", "for a colleague's appointment", slotPath("carla", cleos.startsAt), {
    ...slotOf("cleos", cleos),
    clinicianId: "carla",
  }),

  alone("update", "to a rival", slotPath("carla", rival.startsAt), slotOf("rival", rival)),
  alone("update", "to the same", slotPath("carla", rival.startsAt), slotOf("confirmed", confirmed)),

  free("with its appointment", { status: "cancelled" }, both),
  {
    ...free(
      "as its appointment moves",
      { startsAt: elsewhere, timeSetAt: now },
      clinician,
      elsewhere,
    ),
    makes: [slotPath("carla", elsewhere)],
    reads: 5,
  },
  free("of an appointment that stays", {}, noOne),
  free("of an appointment that is done", { status: "done" }, noOne),
  {
    operation: "delete",
    name: "of a colleague's",
    send: (db) => write(db, (writes) => writes.delete(db.doc(slotPath("cleo", cleos.startsAt)))),
    allowedTo: noOne,
    reads: 1,
  },
  {
    operation: "delete",
    name: "of what nobody has",
    send: (db) => write(db, (writes) => writes.delete(db.doc(slotPath("carla", elsewhere)))),
    allowedTo: [
      "clinician",
      "another clinician",
      "owner turned clinician",
      "member",
      "another member",
    ],
  },
];

function list(name: string, query: (all: Query) => Query, allowedTo: Row["allowedTo"]): Row {
  const send = listOf(collections.slots, query);
  // The rules cannot decide a query that does not filter by user.
  return { operation: "list", name, send, allowedTo, undecidable: true, reads: 2 };
}

function ofClinician(all: Query, uid: string): Query {
  return all.where("clinicianId", "==", uid).orderBy("startsAt").limit(50);
}

/** Takes the slot of Carla's pending appointment while confirming it. */
function take(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  ofAppointment: Fields = {},
  path = slotPath("carla", pending.startsAt),
): Row {
  const stamp = { rev: pending.rev + 1, updatedAt: now, status: "confirmed" };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      writes.set(db.doc(path), whole({ ...slotOf("pending", pending), ...fields }, uid));
      writes.update(db.doc(appointmentPath("pending")), { ...stamp, ...ofAppointment });
    });
  return { operation: "create", name, send, allowedTo, makes: [path], reads: 4 };
}

/** Writes a slot without a change of its appointment. */
function alone(
  operation: "create" | "update",
  name: string,
  path: string,
  data: ReturnType<typeof slotOf>,
): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.set(db.doc(path), data));
  const makes = operation === "create" ? [path] : [];
  return { operation, name, send, allowedTo: noOne, makes, reads: 2 };
}

/** Frees the slot of Carla's confirmed appointment while changing it. */
function free(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  takes: Date | null = null,
): Row {
  const stamp = { rev: confirmed.rev + 1, updatedAt: now };
  const send: Row["send"] = (db) =>
    write(db, (writes) => {
      writes.delete(db.doc(slotPath("carla", confirmed.startsAt)));
      if (takes !== null) {
        const slot = slotOf("confirmed", { clinicianId: "carla", startsAt: takes });
        writes.set(db.doc(slotPath("carla", takes)), slot);
      }
      writes.update(db.doc(appointmentPath("confirmed")), { ...stamp, ...fields });
    });
  return { operation: "delete", name, send, allowedTo, reads: 3 };
}
