import type { ActorName } from "../support/actors.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import { type Fields, whole } from "../support/values.ts";
import { type StoredVisit, visitId } from "./visits.stored.ts";

/** A visit below which documents are tried. */
export type Place = StoredVisit | "absent";

export const both: readonly ActorName[] = ["clinician", "member"];
export const three: readonly ActorName[] = [...both, "guest"];
export const noOne: readonly ActorName[] = [];

type Collection = {
  /** The path of the collection below a visit. */
  pathBelow: (visitId: string) => string;
  /** A valid new document, apart from the fields of a request. */
  valid: Fields;
  /** The id that belongs to the fields of a request. */
  idFor: (uid: string, fields: Fields) => string;
};

/** The requests for the documents of a collection below visits. */
export function requestsBelow({ pathBelow, valid, idFor }: Collection) {
  const pathOf = (place: Place, id: string) => `${pathBelow(visitId(place))}/${id}`;

  const get = (place: Place, id: string): Row => ({
    operation: "get",
    name: `${place}: ${id}`,
    send: (db) => db.doc(pathOf(place, id)).get({ source: "server" }),
    allowedTo: noOne,
  });

  const list = (
    place: Place,
    name: string,
    query: (all: Query, uid: string) => Query,
    allowedTo: Row["allowedTo"],
  ): Row => ({
    operation: "list",
    name: `${place}: ${name}`,
    send: listOf(pathBelow(visitId(place)), query),
    allowedTo,
    reads: 2,
  });

  const say = (
    place: Place,
    name: string,
    fields: Fields,
    allowedTo: Row["allowedTo"],
    idOf = (uid: string) => idFor(uid, fields),
  ): Row => ({
    operation: "create",
    name: `${place}: ${name}`,
    send: (db, uid) =>
      write(db, (writes) =>
        writes.set(db.doc(pathOf(place, idOf(uid))), whole({ ...valid, ...fields }, uid)),
      ),
    allowedTo,
    reads: 2,
  });

  const change = (place: Place, id: string, fields: Fields): Row => ({
    operation: "update",
    name: `${place}: ${id}`,
    send: (db) => write(db, (writes) => writes.update(db.doc(pathOf(place, id)), { ...fields })),
    allowedTo: noOne,
  });

  const remove = (place: Place, id: string, allowedTo: Row["allowedTo"]): Row => ({
    operation: "delete",
    name: `${place}: ${id}`,
    send: (db) => write(db, (writes) => writes.delete(db.doc(pathOf(place, id)))),
    allowedTo,
    reads: 2,
  });

  return { pathOf, get, list, say, change, remove };
}
