import { collections } from "@salvia/domain/shared/collections";

import type { ActorName, Firestore } from "../support/actors.ts";
import type { PartOfRecord } from "./partsOfRecords.ts";
import { appointmentOf } from "./recordAccess.stored.ts";
import { recordPath } from "./recordEntries.stored.ts";
import type { PatientOfRecord } from "./records.stored.ts";
import { type Query, type Row, type Transaction, undecidable, write } from "../support/row.ts";
import { missing, naming, now, own, whole, type Fields, type Values } from "../support/values.ts";

export const clinician: readonly ActorName[] = ["clinician"];
/** Ana has opened the record of one of her patients, and may use it only as a clinician. */
export const turnedClinician: readonly ActorName[] = ["owner turned clinician"];
export const readers: readonly ActorName[] = ["clinician", "member"];
export const noOne: readonly ActorName[] = [];

/** Records that are closed: their time has passed, or their appointment is no longer valid. */
const closed = ["finishing", "over", "unopened", "cancelled", "moved", "absent", "left"] as const;

/**
 * Records whose access or appointment is missing, or does not exist for the clinician now treating.
 */
const lacking: ReadonlySet<string> = new Set(["unopened", "absent", "ana", "left"]);

function ifLacking(patientId: string): Pick<Row, "undecidable"> {
  return lacking.has(patientId) ? { undecidable: true } : {};
}

/** The tested operations on one part of records. */
export function recordAsks(part: PartOfRecord) {
  return { get, list, lists, add, addsToClosed, fieldRows, change, mark, marks, entryRows };

  /**
   * What is the same for all entries that are never changed.
   *
   * @param changed a field, by its name, with another value
   */
  function entryRows(
    entry: Fields,
    fields: Readonly<Record<string, Values>>,
    changed: Fields,
  ): readonly Row[] {
    return [
      get("one", "dora", "first", readers),
      get("one", "finishing", "first", noOne),
      get("one", "left", "first", noOne),
      get("one", "unopened", "first", noOne),
      get("one", "anas", "first", turnedClinician),
      add("as it is", "dora", entry, clinician),
      add("as it is", "anas", entry, turnedClinician),
      ...addsToClosed(entry),
      ...fieldRows(entry, fields),
      add("under an id that is none", "dora", entry, noOne, "x.y:z"),
      ...marks(),
      change("update", `the ${Object.keys(changed).join()}`, ["dora", "first"], (writes, path) =>
        writes.update(path, changed),
      ),
      change("delete", "all of it", ["dora", "first"], (writes, path) => writes.delete(path)),
    ];
  }

  function get(
    name: string,
    patientId: PatientOfRecord,
    id: string,
    allowedTo: Row["allowedTo"],
  ): Row {
    const send: Row["send"] = (db) =>
      db.doc(recordPath(patientId, part, id)).get({ source: "server" });
    const row = {
      operation: "get",
      name: `${patientId}: ${name}`,
      send,
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
    const send: Row["send"] = (db, uid) =>
      query(db.collection(`${collections.records}/${patientId}/${part}`), uid).get({
        source: "server",
      });
    const row = {
      operation: "list",
      name: `${patientId}: ${name}`,
      send,
      allowedTo,
      reads: 4,
    } as const;
    return { ...row, ...ifLacking(patientId) };
  }

  /** Additions under any invalid access. */
  function addsToClosed(entry: Fields): readonly Row[] {
    return closed.map((patientId) =>
      add("added", patientId, { ...entry, appointmentId: appointmentOf(patientId) }, noOne),
    );
  }

  /**
   * A page of a query, the largest allowed, a larger one, and one without a limit, which is always
   * denied.
   */
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
    const send: Row["send"] = (db, uid) =>
      write(db, (writes) => writes.set(db.doc(path), whole(fields, uid)));
    return {
      operation: "create",
      name: `${patientId}: ${name}`,
      send,
      allowedTo,
      reads: 5,
      ...ifLacking(patientId),
    };
  }

  /** Every allowed and denied value of every field that a clinician writes. */
  function fieldRows(entry: Fields, fields: Readonly<Record<string, Values>>): readonly Row[] {
    return Object.entries(fields).flatMap(([field, { may, never }]) =>
      [...may, ...never].map((value) => {
        const fieldsOfEntry = { ...entry, [field]: value };
        const mayAdd = may.includes(value) ? clinician : noOne;
        const row = add(naming(field, value), "dora", fieldsOfEntry, mayAdd);
        // The note does not exist.
        return value === "absent" ? undecidable(row) : row;
      }),
    );
  }

  /**
   * Valid and invalid marks that an entry was entered in error.
   *
   * @param unmarked the id of an entry without a mark
   */
  function marks(unmarked = "first"): readonly Row[] {
    const right = { by: own, at: now, reason: "Another patient's" };
    return [
      mark("dora", unmarked, right, clinician),
      mark("dora", unmarked, { ...right, reason: "x".repeat(300) }, clinician),
      mark("anas", unmarked, right, turnedClinician),
      mark("kept", unmarked, right, clinician),
      mark("dora", "wrong", right, noOne),
      ...([...closed, "forged", "borrowed"] as const).map((patientId) =>
        mark(patientId, unmarked, right, noOne),
      ),
      ...Object.entries({
        by: [missing, null, "cleo"],
        at: [missing, null, new Date("2020-01-01")],
        reason: [missing, null, 7, "", " ", "Wrong\n", "x".repeat(301)],
        note: ["more"],
      }).flatMap(([field, values]) =>
        values.map((value) => mark("dora", unmarked, { ...right, [field]: value }, noOne)),
      ),
      ...[null, missing, "wrong", []].map((value) => mark("dora", unmarked, value, noOne)),
      change("update", "marked, and more", ["dora", unmarked], (writes, path, uid) =>
        writes.update(path, { enteredInError: whole(right, uid), createdAt: now }),
      ),
      change("update", "the mark taken away", ["dora", "wrong"], (writes, path) =>
        writes.update(path, { enteredInError: missing }),
      ),
    ];
  }

  function mark(
    patientId: PatientOfRecord,
    id: string,
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

  /** A change of an entry in a record. */
  function change(
    operation: "update" | "delete",
    name: string,
    [patientId, id]: readonly [PatientOfRecord, string],
    make: (writes: Transaction, path: ReturnType<Firestore["doc"]>, uid: string) => unknown,
    allowedTo: Row["allowedTo"] = noOne,
  ): Row {
    const send: Row["send"] = (db, uid) =>
      write(db, (writes) => make(writes, db.doc(recordPath(patientId, part, id)), uid));
    const row = { operation, name: `${patientId}/${id}: ${name}`, send, allowedTo, reads: 4 };
    return { ...row, ...ifLacking(patientId) };
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && "by" in value;
}
