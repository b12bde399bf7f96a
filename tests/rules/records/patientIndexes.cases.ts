import { patientIndexParts, type PatientIndexPart } from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";

import { actors, type ActorName } from "../support/actors.ts";
import { listOf, write, type Query, type Row } from "../support/row.ts";
import type { Documents } from "../support/values.ts";

/** The path pattern of the parts of indexes in firestore.rules. */
export const partsOfPatientIndexes = `${collections.patientIndexes}/{clinicianId}/${patientIndexParts}`;

const part: PatientIndexPart = {
  from: "",
  people: { dora: ["Dora Lind", "1984-02-29", "SV-1000-0001"] },
};

/** Every actor has an index, whatever their role, and so has Zoe, who is no actor. */
export const storedPatientIndexes: Documents = Object.fromEntries(
  ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].map((uid) => [
    pathOf(uid),
    part,
  ]),
);

const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];
const noOne: readonly ActorName[] = [];

/** Every tested operation on the indexes of patients: clinicians read their own in pages. */
export const patientIndexRows: readonly Row[] = [
  {
    operation: "get",
    name: "a part of one's own",
    send: (db, uid) => db.doc(pathOf(uid)).get({ source: "server" }),
    allowedTo: noOne,
  },
  list(
    "a page of one's own",
    (uid) => uid,
    (all) => all.orderBy("from").limit(50),
    clinicians,
  ),
  list(
    "the largest page of one's own",
    (uid) => uid,
    (all) => all.limit(100),
    clinicians,
  ),
  list(
    "more than a page of one's own",
    (uid) => uid,
    (all) => all.limit(101),
    noOne,
  ),
  {
    ...list(
      "one's own without limit",
      (uid) => uid,
      (all) => all,
      noOne,
    ),
    undecidable: true,
  },
  list(
    "a page of another's",
    () => "zoe",
    (all) => all.limit(50),
    noOne,
  ),
  change("create", "in one's own", (db, uid) =>
    write(db, (writes) => writes.set(db.doc(`${indexOf(uid)}/from-x`), { ...part, from: "x" })),
  ),
  change("update", "one's own", (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(uid)), { people: {} })),
  ),
  change("delete", "one's own", (db, uid) =>
    write(db, (writes) => writes.delete(db.doc(pathOf(uid)))),
  ),
];

function list(
  name: string,
  whose: (uid: string) => string,
  query: (all: Query) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send: Row["send"] = (db, uid) => listOf(indexOf(whose(uid)), query)(db, uid);
  return { operation: "list", name, send, allowedTo };
}

function change(operation: Row["operation"], name: string, send: Row["send"]): Row {
  return { operation, name, send, allowedTo: noOne };
}

function indexOf(uid: string): string {
  return `${collections.patientIndexes}/${uid}/${patientIndexParts}`;
}

function pathOf(uid: string): string {
  return `${indexOf(uid)}/from-`;
}
