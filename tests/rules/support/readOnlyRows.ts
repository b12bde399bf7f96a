import { actors, type ActorName } from "./actors.ts";
import { documentRows } from "./documentRows.ts";
import type { Documents } from "./values.ts";
import { undecidable, type Row } from "./row.ts";

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
  const { get, list, create, update, remove } = documentRows(collection, {
    fresh: () => ({ ...entry }),
  });
  return [
    get("one's own", ownId, readersOfOwn),
    get("another's", "zoe", readers),
    get("one that does not exist", "missing", readers),
    list("a page", (all) => all.limit(50), readers),
    list("the largest page", (all) => all.limit(100), readers),
    list("more than a page", (all) => all.limit(101)),
    undecidable(list("without limit", (all) => all)),
    create("one's own", "newcomer"),
    update("one's own", ownId, { mine: true }),
    update("another's", "zoe", { mine: true }),
    remove("one's own", ownId),
    remove("another's", "zoe"),
  ];
}

const ownId = (uid: string) => uid;

/** What these rows need stored: an entry for each actor and one for Zoe. */
export function readOnlyDocuments(collection: string, entry: object): Documents {
  const ids = new Set(["zoe", ...actors.map(({ uid }) => uid ?? "stranger")]);
  return {
    ...Object.fromEntries(Array.from(ids, (id) => [`${collection}/${id}`, entry])),
    [`${collection}/newcomer`]: null,
  };
}
