import { collections } from "@salvia/domain/shared/collections";

import type { ActorName, Firestore } from "./actors.ts";
import type { PartOfRecord } from "./partsOfRecords.ts";
import { appointmentOf } from "./recordAccess.stored.ts";
import { recordPath, type PatientOfRecord } from "./records.stored.ts";
import { type Query, type Row, type Transaction, undecidable, write } from "./row.ts";
import { missing, naming, now, own, whole, type Fields, type Values } from "./values.ts";

export const clinician: readonly ActorName[] = ["clinician"];
/** Ana has opened the record of a patient of hers, and may do nothing with it but as a clinician. */
export const turnedClinician: readonly ActorName[] = ["owner turned clinician"];
export const readers: readonly ActorName[] = ["clinician", "member"];
export const noOne: readonly ActorName[] = [];

/** Records that are not open, or no longer: their time has passed, or their appointment does not stand. */
const closed = ["finishing", "over", "unopened", "cancelled", "moved", "absent", "left"] as const;

/** Those of which the access, or its appointment, is not there; or not for who treats them now. */
const lacking: ReadonlySet<string> = new Set(["unopened", "absent", "ana", "left"]);

function ifLacking(patientId: string): Pick<Row, "undecidable"> {
  return lacking.has(patientId) ? { undecidable: true } : {};
}

/** Asks about one part of records. */
export function recordAsks(part: PartOfRecord) {
  return { get, list, lists, add, addsToClosed, fieldRows, change, marks };

  function get(
    name: string,
    patientId: PatientOfRecord,
    id: string,
    allowedTo: Row["allowedTo"],
  ): Row {
    const ask: Row["ask"] = (db) =>
      db.doc(recordPath(patientId, part, id)).get({ source: "server" });
    const row = {
      operation: "get",
      name: `${patientId}: ${name}`,
      ask,
      allowedTo,
      reads: 4,
    } as const;
    return { ...row, ...ifLacking(patientId) };
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
    const row = {
      operation: "list",
      name: `${patientId}: ${name}`,
      ask,
      allowedTo,
      reads: 4,
    } as const;
    return { ...row, ...ifLacking(patientId) };
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
    id = "another",
  ): Row {
    const path = recordPath(patientId, part, id);
    const ask: Row["ask"] = (db, uid) =>
      write(db, (writes) => writes.set(db.doc(path), whole(fields, uid)));
    return {
      operation: "create",
      name: `${patientId}: ${name}`,
      ask,
      allowedTo,
      makes: [path],
      reads: 5,
      ...ifLacking(patientId),
    };
  }

  /** Every value of every field that a clinician may write, and may not. */
  function fieldRows(entry: Fields, fields: Readonly<Record<string, Values>>): readonly Row[] {
    return Object.entries(fields).flatMap(([field, { may, never }]) =>
      [...may, ...never].map((value) => {
        const fieldsOfEntry = { ...entry, [field]: value };
        const mayAdd = may.includes(value) ? clinician : noOne;
        const row = add(naming(field, value), "dora", fieldsOfEntry, mayAdd);
        // A note that is not there.
        return value === "absent" ? undecidable(row) : row;
      }),
    );
  }

  /** That an entry was entered in error, as it may be marked, and may not. */
  function marks(): readonly Row[] {
    const right = { by: own, at: now, reason: "Another patient's" };
    return [
      mark("dora", "first", right, clinician),
      mark("dora", "first", { ...right, reason: "x".repeat(300) }, clinician),
      mark("anas", "first", right, turnedClinician),
      mark("kept", "first", right, clinician),
      mark("dora", "wrong", right, noOne),
      ...([...closed, "forged", "borrowed"] as const).map((patientId) =>
        mark(patientId, "first", right, noOne),
      ),
      ...Object.entries({
        by: [missing, null, "cleo"],
        at: [missing, null, new Date("2020-01-01")],
        reason: [missing, null, 7, "", " ", "Wrong\n", "x".repeat(301)],
        note: ["more"],
      }).flatMap(([field, values]) =>
        values.map((value) => mark("dora", "first", { ...right, [field]: value }, noOne)),
      ),
      ...[null, missing, "wrong", []].map((value) => mark("dora", "first", value, noOne)),
      change("update", "marked, and more", ["dora", "first"], (writes, path, uid) =>
        writes.update(path, { enteredInError: whole(right, uid), createdAt: now }),
      ),
      change("update", "the mark taken away", ["dora", "wrong"], (writes, path) =>
        writes.update(path, { enteredInError: missing }),
      ),
    ];
  }

  function mark(
    patientId: PatientOfRecord,
    id: "first" | "wrong",
    value: unknown,
    allowedTo: Row["allowedTo"],
  ): Row {
    const name = `marked with ${naming("enteredInError", value)}`;
    return change(
      "update",
      name,
      [patientId, id],
      (writes, path, uid) =>
        writes.update(path, { enteredInError: isFields(value) ? whole(value, uid) : value }),
      allowedTo,
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
    const row = { operation, name: `${patientId}/${id}: ${name}`, ask, allowedTo, reads: 4 };
    return { ...row, ...ifLacking(patientId) };
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && "by" in value;
}
