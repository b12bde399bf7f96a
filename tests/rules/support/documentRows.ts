import type { ActorName, Firestore } from "./actors.ts";
import { listOf, type Query, type Row, undecidable, write } from "./row.ts";
import { changes, missing, naming, whole, type Fields, type Values } from "./values.ts";

export const noOne: readonly ActorName[] = [];

export const admins: readonly ActorName[] = ["admin", "owner turned admin"];

/** Clinicians, the first of whom is Carla. */
export const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];

export const past = new Date("2026-11-20T09:00:00Z");

/** Revisions that a new document may not have, nor the next version of one with revision 3. */
export const badRevisions = {
  first: [missing, null, 0, 2, "1", 1.5],
  next: [missing, null, 1, 3, 5, 4.5, "4"],
};

/** The id of a document, or the path of a collection, which can depend on the actor's uid. */
type Id = string | ((uid: string) => string);

/** What actors write into documents, and what that costs. */
type Owned = {
  /** A whole new document with an id. */
  readonly fresh?: (id: string) => Fields;
  /** Fields of every change. */
  readonly next?: Fields;
  /** The number of documents that the rules look up, if more than one. */
  readonly reads?: { readonly get?: number; readonly write?: number; readonly delete?: number };
};

/** Makes the rows of a collection. */
export function documentRows(collection: Id, { fresh = () => ({}), next, reads = {} }: Owned = {}) {
  const idFor = (id: Id, uid: string) => (typeof id === "string" ? id : id(uid));
  const pathOf = (id: string, uid = "") => `${idFor(collection, uid)}/${id}`;
  const docOf = (db: Firestore, id: Id, uid: string) => db.doc(pathOf(idFor(id, uid), uid));
  const inWrite = reads.write === undefined ? {} : { reads: reads.write };
  const inDelete = reads.delete === undefined ? {} : { reads: reads.delete };
  function list(
    name: string,
    query: (all: Query, uid: string) => Query,
    allowedTo: Row["allowedTo"] = noOne,
  ): Row {
    const send: Row["send"] = (db, uid) => listOf(idFor(collection, uid), query)(db, uid);
    return { operation: "list", name, send, allowedTo };
  }
  function get(name: string, id: Id, allowedTo: Row["allowedTo"] = noOne): Row {
    const send: Row["send"] = (db, uid) => docOf(db, id, uid).get({ source: "server" });
    return { operation: "get", name, send, allowedTo, ...(reads.get && { reads: reads.get }) };
  }
  /** @param size of a page */
  function pagesOfOwn(size: number, allowedTo: Row["allowedTo"]): Row[] {
    return [
      list("a page of one's own", ofOwn(size), allowedTo),
      list("the largest", ofOwn(100), allowedTo),
      list("more than a page", ofOwn(101)),
      undecidable(list("without limit", (all) => all)),
    ];
  }
  function create(
    name: string,
    id: Id,
    fields: Fields = {},
    allowedTo: Row["allowedTo"] = noOne,
  ): Row {
    const send: Row["send"] = (db, uid) =>
      write(db, (writes) => {
        const doc = docOf(db, id, uid);
        writes.set(doc, whole({ ...fresh(doc.id), ...fields }, uid));
      });
    return { operation: "create", name, send, allowedTo, ...inWrite };
  }
  function update(name: string, id: Id, fields: Fields, allowedTo: Row["allowedTo"] = noOne): Row {
    const changed = (uid: string) => changes({ ...next, ...fields }, uid);
    const send: Row["send"] = (db, uid) =>
      write(db, (writes) => writes.update(docOf(db, id, uid), changed(uid)));
    return { operation: "update", name, send, allowedTo, ...inWrite };
  }
  function remove(name: string, id: Id, allowedTo: Row["allowedTo"] = noOne): Row {
    const send: Row["send"] = (db, uid) => write(db, (writes) => writes.delete(docOf(db, id, uid)));
    return { operation: "delete", name, send, allowedTo, ...inDelete };
  }
  return { pathOf, get, list, pagesOfOwn, create, update, remove };
}

/** The first documents of the actor. */
function ofOwn(count: number) {
  return (all: Query, uid: string) => all.where("ownerId", "==", uid).limit(count);
}

/** A row for each value of each field; `row` decides which actors may write it. */
export function eachValue(
  fields: Readonly<Record<string, Values>>,
  row: (name: string, changed: Fields, may: boolean) => Row,
): Row[] {
  return Object.entries(fields).flatMap(([field, { may, never }]) => {
    const good = may.map((value) => row(naming(field, value), { [field]: value }, true));
    const bad = never.map((value) => row(naming(field, value), { [field]: value }, false));
    return good.concat(bad);
  });
}
