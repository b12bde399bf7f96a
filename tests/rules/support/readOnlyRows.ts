import { actors, type ActorName, type Firestore } from "./actors.ts";
import type { Documents } from "./values.ts";
import { type Query, type Row, write } from "./row.ts";

const noOne: readonly ActorName[] = [];

/**
 * Every tested operation on a collection that some actors read in pages and only the server writes.
 *
 * @param readersOfOwn the actors who may read the document under their own uid
 */
export function readOnlyRows(
  collection: string,
  readers: readonly ActorName[],
  entry: object,
  readersOfOwn = readers,
): readonly Row[] {
  return [
    { ...get("one's own", (uid) => uid), allowedTo: readersOfOwn },
    get("another's", () => "zoe"),
    get("one that does not exist", () => "missing"),
    list("a page", (all) => all.limit(50), readers),
    list("the largest page", (all) => all.limit(100), readers),
    list("more than a page", (all) => all.limit(101), noOne),
    { ...list("without limit", (all) => all, noOne), undecidable: true },
    change("create", "one's own", (writes, path) => writes.set(path("newcomer"), entry)),
    change("update", "one's own", (writes, path, uid) => writes.update(path(uid), { mine: true })),
    change("update", "another's", (writes, path) => writes.update(path("zoe"), { mine: true })),
    change("delete", "one's own", (writes, path, uid) => writes.delete(path(uid))),
    change("delete", "another's", (writes, path) => writes.delete(path("zoe"))),
  ];

  function get(name: string, whose: (uid: string) => string): Row {
    const send: Row["send"] = (db, uid) =>
      db.doc(`${collection}/${whose(uid)}`).get({ source: "server" });
    return { operation: "get", name, send, allowedTo: readers };
  }

  function list(name: string, query: (all: Query) => Query, allowedTo: Row["allowedTo"]): Row {
    const send: Row["send"] = (db) => query(db.collection(collection)).get({ source: "server" });
    return { operation: "list", name, send, allowedTo };
  }

  function change(operation: Row["operation"], name: string, make: Change): Row {
    const send: Row["send"] = (db, uid) =>
      write(db, (writes) => make(writes, (id) => db.doc(`${collection}/${id}`), uid));
    return { operation, name, send, allowedTo: noOne };
  }
}

/** What these rows need stored: an entry for each actor and one for Zoe. */
export function readOnlyDocuments(collection: string, entry: object): Documents {
  const ids = new Set(["zoe", ...actors.map(({ uid }) => uid ?? "stranger")]);
  return {
    ...Object.fromEntries(Array.from(ids, (id) => [`${collection}/${id}`, entry])),
    [`${collection}/newcomer`]: null,
  };
}

type Writes = Parameters<Parameters<typeof write>[1]>[0];
type Change = (
  writes: Writes,
  path: (id: string) => ReturnType<Firestore["doc"]>,
  uid: string,
) => unknown;
