import { collections } from "@salvia/domain/shared/collections";
import { noSwitches, switchesPath } from "@salvia/domain/configuration/switches";

import {
  actors,
  isEnded,
  isVisitGuest,
  type ActorName,
  type Firestore,
} from "../support/actors.ts";
import type { Documents } from "../support/values.ts";
import { listOf, type Row, write } from "../support/row.ts";

const noOne: readonly ActorName[] = [];

const signedIn: readonly ActorName[] = actors
  .filter((actor) => actor.uid !== null && !isEnded(actor) && !isVisitGuest(actor))
  .map(({ name }) => name);

const other = `${collections.settings}/other`;

/** Every tested operation on the switches: every signed-in user reads them, no client writes. */
export const settingsRows: readonly Row[] = [
  get("the switches", switchesPath, signedIn),
  get("another setting", other, noOne),
  {
    operation: "list",
    name: "all settings",
    send: listOf(collections.settings, (all) => all.limit(50)),
    allowedTo: noOne,
  },
  change("create", "another setting", (writes, db) =>
    writes.set(db.doc(`${collections.settings}/new`), noSwitches),
  ),
  change("update", "the switches", (writes, db) =>
    writes.update(db.doc(switchesPath), { off: ["visits"] }),
  ),
  change("delete", "the switches", (writes, db) => writes.delete(db.doc(switchesPath))),
];

export const storedSettings: Documents = { [switchesPath]: noSwitches, [other]: noSwitches };

function get(name: string, path: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(path).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function change(operation: Row["operation"], name: string, make: Change): Row {
  const send: Row["send"] = (db) => write(db, (writes) => make(writes, db));
  return { operation, name, send, allowedTo: noOne };
}

type Change = (writes: Parameters<Parameters<typeof write>[1]>[0], db: Firestore) => unknown;
