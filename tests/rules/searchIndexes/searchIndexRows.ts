import { indexPartItems, type IndexEntry, type IndexPart } from "@salvia/domain/shared/indexParts";

import { actors, type ActorName } from "../support/actors.ts";
import { listOf, write, type Query, type Row } from "../support/row.ts";
import type { Documents } from "../support/values.ts";

/** Search indexes in a collection, each with the same part: one per actor, and one of Zoe's. */
export function storedIndexes(collection: string, part: IndexPart<IndexEntry>): Documents {
  return Object.fromEntries(
    ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].map((uid) => [
      `${indexPath(collection, uid)}/from-`,
      part,
    ]),
  );
}

/** Every tested operation on the search indexes in a collection: readers list their own in pages. */
export function searchIndexRows(
  collection: string,
  part: IndexPart<IndexEntry>,
  readers: readonly ActorName[],
): readonly Row[] {
  const own = (uid: string) => indexPath(collection, uid);
  const firstOf = (uid: string) => `${own(uid)}/from-`;
  return [
    {
      operation: "get",
      name: "a part of one's own",
      send: (db, uid) => db.doc(firstOf(uid)).get({ source: "server" }),
      allowedTo: noOne,
    },
    listRow("a page of one's own", own, (all) => all.orderBy("from").limit(50), readers),
    listRow("the largest page of one's own", own, (all) => all.limit(100), readers),
    listRow("more than a page of one's own", own, (all) => all.limit(101), noOne),
    { ...listRow("one's own without limit", own, (all) => all, noOne), undecidable: true },
    listRow(
      "a page of another's",
      () => indexPath(collection, "zoe"),
      (all) => all.limit(50),
      noOne,
    ),
    change("create", "in one's own", (db, uid) =>
      write(db, (writes) => writes.set(db.doc(`${own(uid)}/from-x`), { ...part, from: "x" })),
    ),
    change("update", "one's own", (db, uid) =>
      write(db, (writes) => writes.update(db.doc(firstOf(uid)), { people: {} })),
    ),
    change("delete", "one's own", (db, uid) =>
      write(db, (writes) => writes.delete(db.doc(firstOf(uid)))),
    ),
  ];
}

/** A list of the parts of an index. */
export function listRow(
  name: string,
  pathOf: (uid: string) => string,
  query: (all: Query) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send: Row["send"] = (db, uid) => listOf(pathOf(uid), query)(db, uid);
  return { operation: "list", name, send, allowedTo };
}

/** The collection of the parts of a reader's index. */
export function indexPath(collection: string, reader: string): string {
  return `${collection}/${reader}/${indexPartItems}`;
}

const noOne: readonly ActorName[] = [];

function change(operation: Row["operation"], name: string, send: Row["send"]): Row {
  return { operation, name, send, allowedTo: noOne };
}
