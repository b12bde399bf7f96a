import { collections } from "@salvia/domain/collections";
import { signalItems, signalMaxLength, signalsPath, type Signal } from "@salvia/domain/visit";

import type { ActorName } from "./actors.ts";
import type { Documents } from "./environment.ts";
import { listOf, type Query, type Row, write } from "./row.ts";
import { missing, naming, now, own, whole, type Fields } from "./values.ts";
import {
  inMinutes,
  storedForVisits,
  storedVisits,
  visitId,
  type StoredVisit,
} from "./visits.stored.ts";

/** How the rules name the signals of a visit. */
export const signalsOfVisits = `${collections.visits}/{visitId}/${signalItems}`;

const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];

const places = [
  "waiting",
  "admitted",
  "ended",
  "closedAdmitted",
  "absent",
] as const satisfies readonly (StoredVisit | "absent")[];

type Place = (typeof places)[number];

const { admitted } = storedVisits;
const said: Record<keyof Signal, unknown> = {
  from: own,
  session: "carlas_doras",
  number: 1,
  kind: "candidate",
  payload: "{}",
  createdAt: now,
  expireAt: admitted.expireAt,
};

function saidBy(from: string) {
  return { ...said, from, createdAt: inMinutes(-1) };
}

/** In each visit there is one signal of either. */
export const storedSignals: Documents = {
  ...storedForVisits,
  ...Object.fromEntries(
    places.flatMap((place) => [
      [pathOf(place, "carla"), saidBy("carla")],
      [pathOf(place, "dora"), saidBy("dora")],
    ]),
  ),
};

const wrongFields: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["from", [missing, null, "carla ", "zoe"]],
  ["session", [missing, null, "doras_carlas", "carlas_", "carlas-next_doras"]],
  ["number", [missing, null, 0, 1.5, "1"]],
  ["kind", [missing, null, "bye"]],
  ["payload", [missing, null, {}, "x".repeat(signalMaxLength + 1)]],
  ["createdAt", [missing, null, inMinutes(-1)]],
  ["expireAt", [missing, null, now, inMinutes(600)]],
  ["to", ["dora"]],
];

/** Everything anyone may try with the signals of a visit. */
export const signalRows: readonly Row[] = [
  { ...get("admitted", "carla"), allowedTo: noOne },
  list("admitted", "a page", (all) => all.limit(100), both),
  list(
    "admitted",
    "what the other said",
    (all, uid) => all.where("from", "!=", uid).limit(9),
    both,
  ),
  list("ended", "what is left", (all) => all.limit(100), both),
  list("admitted", "more than a page", (all) => all.limit(101), noOne),
  { ...list("admitted", "without limit", (all) => all, noOne), undecidable: true },
  list("absent", "a page", (all) => all.limit(100), noOne),

  say("admitted", "a candidate", {}, both),
  say("admitted", "a description", { kind: "description", number: 40 }, both),
  say("admitted", "much", { payload: "x".repeat(signalMaxLength) }, both),
  say("waiting", "too soon", {}, noOne),
  say("ended", "too late", {}, noOne),
  say("closedAdmitted", "after closing", { expireAt: storedVisits.closedAdmitted.expireAt }, noOne),
  say("absent", "nowhere", {}, noOne),
  say("admitted", "under an odd id", {}, noOne, "a:b"),
  say("admitted", "as Carla", { from: "carla" }, ["clinician"]),
  ...wrongFields.flatMap(([field, values]) =>
    values.map((value) => say("admitted", naming(field, value), { [field]: value }, noOne)),
  ),

  change("admitted", "dora"),
  remove("admitted", "carla", both),
  remove("admitted", "dora", both),
  remove("ended", "dora", both),
  remove("absent", "dora", noOne),
];

function get(place: Place, id: string): Omit<Row, "allowedTo"> {
  const ask: Row["ask"] = (db) => db.doc(pathOf(place, id)).get({ source: "server" });
  return { operation: "get", name: `${place}: ${id}'s`, ask };
}

function list(
  place: Place,
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const ask = listOf(signalsPath(visitId(place)), query);
  return { operation: "list", name: `${place}: ${name}`, ask, allowedTo, reads: 2 };
}

function say(
  place: Place,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  id = "new",
): Row {
  const ask: Row["ask"] = (db, uid) =>
    write(db, (writes) =>
      writes.set(db.doc(pathOf(place, id)), whole({ ...said, ...fields }, uid)),
    );
  const makes = [pathOf(place, id)];
  return { operation: "create", name: `${place}: ${name}`, ask, allowedTo, makes, reads: 2 };
}

function change(place: Place, id: string): Row {
  const ask: Row["ask"] = (db) =>
    write(db, (writes) => writes.update(db.doc(pathOf(place, id)), { number: 2 }));
  return { operation: "update", name: `${place}: ${id}'s`, ask, allowedTo: noOne };
}

function remove(place: Place, id: string, allowedTo: Row["allowedTo"]): Row {
  const ask: Row["ask"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(place, id))));
  return { operation: "delete", name: `${place}: ${id}'s`, ask, allowedTo, reads: 2 };
}

function pathOf(place: Place, id: string): string {
  return `${signalsPath(visitId(place))}/${id}`;
}
