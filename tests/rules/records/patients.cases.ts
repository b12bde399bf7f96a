import { collections } from "@salvia/domain/shared/collections";

import type { ActorName, Firestore } from "../support/actors.ts";
import { storedPatients } from "../scheduling/appointments.stored.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";

const noOne: readonly ActorName[] = [];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];

/** Every tested operation on patients. */
export const patientRows: readonly Row[] = [
  get("dora", ["clinician", "member", ...admins]),
  get("dina", ["another clinician", "another member", ...admins]),
  get("drew", ["clinician", "another clinician", ...admins]),
  get("missing", admins),
  { ...get("their own", ["member", "another member", ...admins]), send: getOwn },
  list("a page of one's own", (all, uid) => treatedBy(all, uid).limit(100), [
    "clinician",
    "another clinician",
    "owner turned clinician",
    ...admins,
  ]),
  list("more than a page of one's own", (all, uid) => treatedBy(all, uid).limit(101), noOne),
  list("one's own without limit", (all, uid) => treatedBy(all, uid), noOne),
  list("a page of somebody else's", (all) => treatedBy(all, "zoe").limit(10), admins),
  list("a page of everyone", (all) => all.orderBy("name").limit(100), admins),
  list("more than a page of everyone", (all) => all.orderBy("name").limit(101), noOne),
  change("create", "newcomer", (db, uid) =>
    write(db, (writes) => {
      writes.set(db.doc(pathOf("newcomer")), { ...storedPatients.dora, clinicians: [uid] });
    }),
  ),
  change("update", "dora, to treat her", (db, uid) =>
    write(db, (writes) => {
      writes.update(db.doc(pathOf("dora")), { clinicians: ["carla", uid] });
    }),
  ),
  change("delete", "dora", (db) =>
    write(db, (writes) => {
      writes.delete(db.doc(pathOf("dora")));
    }),
  ),
];

function get(name: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(pathOf(name)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function getOwn(db: Firestore, uid: string) {
  return db.doc(pathOf(uid)).get({ source: "server" });
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.patients, query);
  // The rules cannot decide a query that does not filter by user.
  return { operation: "list", name, send, allowedTo, undecidable: true };
}

function treatedBy(all: Query, uid: string): Query {
  return all.where("clinicians", "array-contains", uid);
}

function change(operation: Row["operation"], name: string, send: Row["send"]): Row {
  return { operation, name, send, allowedTo: noOne };
}

function pathOf(uid: string): string {
  return `${collections.patients}/${uid}`;
}
