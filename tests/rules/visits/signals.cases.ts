import { collections } from "@salvia/domain/shared/collections";
import {
  signalId,
  signalItems,
  signalMaxLength,
  signalsAtMost,
  signalsPath,
  type Signal,
} from "@salvia/domain/scheduling/visit";

import {
  type Documents,
  missing,
  naming,
  now,
  own,
  whole,
  type Fields,
} from "../support/values.ts";
import { type Row, write } from "../support/row.ts";
import { both, noOne, requestsBelow, type Place } from "./belowVisits.ts";
import { inMinutes, storedForVisits, storedVisits } from "./visits.stored.ts";

/** The path pattern of a visit's signals in firestore.rules. */
export const signalsOfVisits = `${collections.visits}/{visitId}/${signalItems}`;

const places = [
  "waiting",
  "admitted",
  "leftCall",
  "ended",
  "closedAdmitted",
  "absent",
] as const satisfies readonly Place[];

const { admitted } = storedVisits;
const said: Record<Exclude<keyof Signal, "to">, unknown> = {
  from: own,
  session: "carlas_doras",
  number: 1,
  kind: "candidate",
  payload: "{}",
  createdAt: now,
  expireAt: admitted.expireAt,
};

const { pathOf, get, list, say, change, remove } = requestsBelow({
  pathBelow: signalsPath,
  valid: said,
  idFor: (uid, fields) => signalId(uid, numberOf(fields)),
});

function saidBy(from: string) {
  return { ...said, from, createdAt: inMinutes(-1) };
}

/** Each visit has one signal from each participant, the first that they may write. */
export const storedSignals: Documents = {
  ...storedForVisits,
  ...Object.fromEntries(
    places.flatMap((place) => [
      [pathOf(place, signalId("carla", 0)), saidBy("carla")],
      [pathOf(place, signalId("dora", 0)), saidBy("dora")],
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

/** Every tested operation on the signals of a visit. */
export const signalRows: readonly Row[] = [
  get("admitted", "carla_0"),
  list("admitted", "a page", (all) => all.limit(signalsAtMost), both),
  list(
    "admitted",
    "what the other said",
    (all, uid) => all.where("from", "!=", uid).limit(9),
    both,
  ),
  list("ended", "what is left", (all) => all.limit(100), both),
  list("admitted", "more than a page", (all) => all.limit(101), noOne),
  { ...list("admitted", "without limit", (all) => all, noOne), undecidable: true },
  { ...list("absent", "a page", (all) => all.limit(100), noOne), undecidable: true },

  say("admitted", "a candidate", {}, both),
  say("admitted", "a description", { kind: "description", number: 40 }, both),
  say("admitted", "the last of so many", { number: signalsAtMost - 1 }, both),
  sayFive("admitted", both),
  say("admitted", "much", { payload: "x".repeat(signalMaxLength) }, both),
  say("waiting", "too soon", {}, noOne),
  say("leftCall", "after the patient has left", {}, noOne),
  say("ended", "too late", {}, noOne),
  say("closedAdmitted", "after closing", { expireAt: storedVisits.closedAdmitted.expireAt }, noOne),
  { ...say("absent", "nowhere", {}, noOne), undecidable: true },
  say("admitted", "as Carla", { from: "carla" }, ["clinician"]),
  say("admitted", "under a free id", {}, noOne, () => "new"),
  say("admitted", "under the next id", {}, noOne, (uid) => `${uid}_2`),
  say("admitted", "under the other's id", {}, noOne, (uid) =>
    uid === "dora" ? "carla_1" : "dora_1",
  ),
  say("admitted", "one id too many", { number: 100 }, noOne, (uid) => `${uid}_100`),
  ...wrongFields.flatMap(([field, values]) =>
    values.map((value) => say("admitted", naming(field, value), { [field]: value }, noOne)),
  ),

  { ...say("admitted", "over the oldest", { number: signalsAtMost }, both), operation: "update" },
  { ...say("ended", "over the oldest", { number: signalsAtMost }, noOne), operation: "update" },
  change("admitted", "dora_0", { number: 2 }),
  remove("admitted", "carla_0", ["member"]),
  remove("admitted", "dora_0", ["clinician"]),
  remove("leftCall", "dora_0", ["clinician"]),
  remove("ended", "carla_0", both),
  remove("ended", "dora_0", both),
  remove("admitted", "dora_7", both),
  { ...remove("absent", "dora_0", noOne), undecidable: true },
];

/** Writes five signals, as many as a page sends in one request. */
function sayFive(place: Place, allowedTo: Row["allowedTo"]): Row {
  const numbers = [11, 12, 13, 14, 15];
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      for (const number of numbers) {
        const reference = db.doc(pathOf(place, signalId(uid, number)));
        writes.set(reference, whole({ ...said, number }, uid));
      }
    });
  return { operation: "create", name: `${place}: five at once`, send, allowedTo, reads: 2 };
}

/** The number of a signal, or that of the first if it has no valid one. */
function numberOf({ number }: Fields): number {
  return typeof number === "number" && Number.isInteger(number) ? number : 1;
}
