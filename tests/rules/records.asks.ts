import { collections } from "@salvia/domain/collections";

import type { ActorName, Firestore } from "./actors.ts";
import type { PartOfRecord } from "./partsOfRecords.ts";
import { appointmentOf } from "./recordAccess.stored.ts";
import { recordPath, type PatientOfRecord } from "./records.stored.ts";
import { type Query, type Row, type Transaction, write } from "./row.ts";
import { naming, whole, type Fields, type Values } from "./values.ts";

export const clinician: readonly ActorName[] = ["clinician"];
/** Ana has opened the record of a patient of hers, and may do nothing with it but as a clinician. */
export const turnedClinician: readonly ActorName[] = ["owner turned clinician"];
export const readers: readonly ActorName[] = ["clinician", "member"];
export const noOne: readonly ActorName[] = [];

/** Records that are not open, or no longer: their time has passed, or their appointment does not stand. */
const closed = ["finishing", "over", "unopened", "cancelled", "moved", "absent"] as const;

/** Asks about one part of records. */
export function recordAsks(part: PartOfRecord) {
  return { get, list, lists, add, addsToClosed, fieldRows, change };

  function get(
    name: string,
    patientId: PatientOfRecord,
    id: string,
    allowedTo: Row["allowedTo"],
  ): Row {
    const ask: Row["ask"] = (db) =>
      db.doc(recordPath(patientId, part, id)).get({ source: "server" });
    return { operation: "get", name: `${patientId}: ${name}`, ask, allowedTo, reads: 3 };
  }

  function list(
    name: string,
    patientId: PatientOfRecord,
    query: (all: Query, uid: string) => Query,
    allowedTo: Row["allowedTo"],
  ): Row {
    const ask: Row["ask"] = (db, uid) =>
      query(db.collection(`${collections.records}/${patientId}/${part}`), uid).get({
        source: "server",
      });
    return { operation: "list", name: `${patientId}: ${name}`, ask, allowedTo, reads: 3 };
  }

  /** What is added by any access but one that is as it should be. */
  function addsToClosed(entry: Fields): readonly Row[] {
    return closed.map((patientId) =>
      add("added", patientId, { ...entry, appointmentId: appointmentOf(patientId) }, noOne),
    );
  }

  /** A page of a query, the largest, a larger one, and all of it, which nobody gets. */
  function lists(query: (all: Query, uid: string) => Query): readonly Row[] {
    const limited = (most: number) => (all: Query, uid: string) => query(all, uid).limit(most);
    return [
      list("a page", "dora", limited(50), readers),
      list("the largest page", "dora", limited(100), readers),
      list("more than a page", "dora", limited(101), noOne),
      { ...list("without limit", "dora", query, noOne), undecidable: true },
      ...([...closed, "forged", "borrowed"] as const).map((patientId) =>
        list("a page", patientId, limited(50), noOne),
      ),
      list("a page", "kept", limited(50), clinician),
      list("a page", "anas", limited(50), turnedClinician),
      list("a page", "ana", limited(50), noOne),
    ];
  }

  function add(
    name: string,
    patientId: PatientOfRecord,
    fields: Fields,
    allowedTo: Row["allowedTo"],
  ): Row {
    const path = recordPath(patientId, part, "another");
    const ask: Row["ask"] = (db, uid) =>
      write(db, (writes) => writes.set(db.doc(path), whole(fields, uid)));
    return {
      operation: "create",
      name: `${patientId}: ${name}`,
      ask,
      allowedTo,
      makes: [path],
      reads: 4,
    };
  }

  /** Every value of every field that a clinician may write, and may not. */
  function fieldRows(entry: Fields, fields: Readonly<Record<string, Values>>): readonly Row[] {
    return Object.entries(fields).flatMap(([field, { may, never }]) =>
      [...may, ...never].map((value) =>
        add(
          naming(field, value),
          "dora",
          { ...entry, [field]: value },
          may.includes(value) ? clinician : noOne,
        ),
      ),
    );
  }

  /** A change of something in a record. */
  function change(
    operation: "update" | "delete",
    name: string,
    [patientId, id]: readonly [PatientOfRecord, string],
    make: (writes: Transaction, path: ReturnType<Firestore["doc"]>, uid: string) => unknown,
    allowedTo: Row["allowedTo"] = noOne,
  ): Row {
    const ask: Row["ask"] = (db, uid) =>
      write(db, (writes) => make(writes, db.doc(recordPath(patientId, part, id)), uid));
    return { operation, name: `${patientId}/${id}: ${name}`, ask, allowedTo, reads: 3 };
  }
}
