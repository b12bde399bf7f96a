import type { ActorName } from "../support/actors.ts";
import { documentRows } from "../support/documentRows.ts";
import type { Query, Row } from "../support/row.ts";
import type { Fields } from "../support/values.ts";
import { type StoredVisit, visitId } from "./visits.stored.ts";

/** A visit below which documents are tried. */
export type Place = StoredVisit | "absent";

export const both: readonly ActorName[] = ["clinician", "member"];
export const three: readonly ActorName[] = [...both, "guest"];
export { noOne } from "../support/documentRows.ts";

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
  const below = (place: Place) =>
    documentRows(pathBelow(visitId(place)), {
      fresh: () => valid,
      reads: { write: 2, delete: 2 },
    });
  return {
    pathOf: (place: Place, id: string) => below(place).pathOf(id),
    get: (place: Place, id: string) => below(place).get(`${place}: ${id}`, id),
    list: (
      place: Place,
      name: string,
      query: (all: Query, uid: string) => Query,
      allowedTo: Row["allowedTo"],
    ): Row => ({ ...below(place).list(`${place}: ${name}`, query, allowedTo), reads: 2 }),
    say: (
      place: Place,
      name: string,
      fields: Fields,
      allowedTo: Row["allowedTo"],
      idOf = (uid: string) => idFor(uid, fields),
    ) => below(place).create(`${place}: ${name}`, idOf, fields, allowedTo),
    change: (place: Place, id: string, fields: Fields): Row => {
      const { reads: _, ...row } = below(place).update(`${place}: ${id}`, id, fields);
      return row;
    },
    remove: (place: Place, id: string, allowedTo: Row["allowedTo"]) =>
      below(place).remove(`${place}: ${id}`, id, allowedTo),
  };
}
