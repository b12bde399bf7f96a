import { guestSignalId, guestSignalsPath } from "@salvia/domain/scheduling/visitGuest";
import { signalMaxLength, signalsAtMost } from "@salvia/domain/scheduling/visit";

import type { ActorName } from "../support/actors.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import {
  type Documents,
  type Fields,
  missing,
  naming,
  now,
  own,
  whole,
} from "../support/values.ts";
import { both, noOne, three } from "./belowVisits.ts";
import {
  inMinutes,
  storedForVisits,
  storedGuests,
  storedVisits,
  visitId,
  type StoredVisit,
} from "./visits.stored.ts";

type Place = StoredVisit | "absent";

type Party = "carla" | "dora" | "guest_greta";

const sessions: Readonly<Record<Party, string>> = {
  carla: "carlas_gretas",
  dora: "doras_gretas",
  guest_greta: "carlas_gretas",
};

const pathOf = (place: Place, id: string) => `${guestSignalsPath(visitId(place))}/${id}`;

/** The guest writes to the clinician, the others to the guest. */
function signal(uid: string, place: Place, fields: Fields): Fields {
  const isGuest = uid.startsWith("guest_");
  const guest = Object.entries(storedGuests).find(([name]) => name === place)?.[1].uid ?? "";
  const expireAt = place === "absent" ? null : storedVisits[place].expireAt;
  return {
    from: own,
    to: isGuest ? "carla" : guest,
    session: uid === "dora" ? sessions.dora : sessions.carla,
    number: 1,
    kind: "candidate",
    payload: "{}",
    createdAt: now,
    expireAt,
    ...fields,
  };
}

function stored(from: Party, to: Party): readonly [string, Fields] {
  const id = guestSignalId(from, to, 0);
  const at = { createdAt: inMinutes(-1), number: 100 };
  return [pathOf("admitted", id), { ...signal(from, "admitted", at), from, to }];
}

/** The visit with an admitted guest has one signal of each direction of each call. */
export const storedGuestSignals: Documents = {
  ...storedForVisits,
  ...Object.fromEntries([
    stored("carla", "guest_greta"),
    stored("dora", "guest_greta"),
    stored("guest_greta", "carla"),
    stored("guest_greta", "dora"),
  ]),
};

function say(
  place: Place,
  name: string,
  fields: Fields,
  allowedTo: readonly ActorName[],
  idOf?: (uid: string) => string,
): Row {
  const idFor = (uid: string) => {
    const its = signal(uid, place, fields);
    const { to, number } = its;
    return idOf?.(uid) ?? guestSignalId(uid, String(to), typeof number === "number" ? number : 1);
  };
  return {
    operation: "create",
    name: `${place}: ${name}`,
    send: (db, uid) =>
      write(db, (writes) =>
        writes.set(db.doc(pathOf(place, idFor(uid))), whole(signal(uid, place, fields), uid)),
      ),
    allowedTo,
    reads: 3,
  };
}

function list(
  place: Place,
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  return {
    operation: "list",
    name: `${place}: ${name}`,
    send: listOf(guestSignalsPath(visitId(place)), query),
    allowedTo,
    reads: 2,
  };
}

function remove(id: string, allowedTo: Row["allowedTo"]): Row {
  return {
    operation: "delete",
    name: `admitted: ${id}`,
    send: (db) => write(db, (writes) => writes.delete(db.doc(pathOf("admitted", id)))),
    allowedTo,
    reads: 2,
  };
}

const forOneself = (all: Query, uid: string) => all.where("to", "==", uid).limit(signalsAtMost);

const wrongFields: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["from", [missing, null, "zoe"]],
  ["to", [missing, null, "zoe", own]],
  ["session", [missing, null, "gretas_carlas", "carlas_doras", "carlas_next"]],
  ["number", [missing, null, 0, 1.5, "1"]],
  ["kind", [missing, null, "bye"]],
  ["payload", [missing, null, {}, "x".repeat(signalMaxLength + 1)]],
  ["createdAt", [missing, null, inMinutes(-1)]],
  ["expireAt", [missing, null, now, inMinutes(600)]],
  ["more", [true]],
];

/** Every tested operation on the signals between a guest and the participants. */
export const guestSignalRows: readonly Row[] = [
  {
    operation: "get",
    name: "admitted",
    send: (db) => db.doc(pathOf("admitted", "carla_guest_greta_0")).get({ source: "server" }),
    allowedTo: noOne,
  },
  list("admitted", "for oneself", forOneself, three),
  list("knocking", "for oneself", forOneself, both),
  list("refused", "for oneself", forOneself, both),
  list("leftWithGuest", "for oneself", forOneself, [...both, "guest whose patient left"]),
  list("endedWithGuest", "for oneself", forOneself, both),
  list("closedWithGuest", "for oneself", forOneself, both),
  list("admitted", "for the guest", (all) => all.where("to", "==", "guest_greta").limit(1), [
    "guest",
  ]),
  { ...list("admitted", "of all", (all) => all.limit(1), noOne), undecidable: true },
  list("admitted", "too many", (all, uid) => all.where("to", "==", uid).limit(101), noOne),

  say("admitted", "a candidate", {}, three),
  say("admitted", "a description", { kind: "description", number: 40 }, three),
  say("admitted", "to the patient", { to: "dora", session: "doras_gretas" }, ["guest"]),
  say("admitted", "to the patient, in the clinician's call", { to: "dora" }, noOne),
  say("admitted", "in the patient's call", { session: "doras_gretas" }, ["member"]),
  say("admitted", "much", { payload: "x".repeat(signalMaxLength) }, three),
  say("knocking", "before the guest is admitted", {}, noOne),
  say("refused", "after the guest was removed", {}, noOne),
  say("leftWithGuest", "after the patient has left", {}, ["clinician", "guest whose patient left"]),
  say("leftWithGuest", "to the patient who left", { to: "dora", session: "doras_gretas" }, noOne),
  say("endedWithGuest", "too late", {}, noOne),
  say("closedWithGuest", "after closing", {}, noOne),
  say("admitted", "under a free id", {}, noOne, () => "new"),
  say(
    "admitted",
    "as Dora",
    { from: "dora", session: "doras_gretas" },
    ["member"],
    () => "dora_guest_greta_1",
  ),
  say("swapped", "by roles of before", { session: "doras_gretas" }, noOne),
  ...wrongFields.flatMap(([field, values]) =>
    values.map((value) => say("admitted", naming(field, value), { [field]: value }, noOne)),
  ),
  { ...say("admitted", "over the oldest", { number: signalsAtMost }, three), operation: "update" },

  remove("carla_guest_greta_0", ["guest"]),
  remove("guest_greta_carla_0", ["clinician"]),
  remove("guest_greta_dora_0", ["member"]),
  remove("guest_greta_dora_7", three),
];
