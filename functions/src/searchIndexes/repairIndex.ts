import { isDeepStrictEqual } from "node:util";

import { collections } from "@salvia/domain/shared/collections";
import type { IndexEntry, IndexPart } from "@salvia/domain/shared/indexParts";
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from "firebase-admin/firestore";

import { pages } from "../platform/pages.ts";
import { stored } from "../platform/stored.ts";
import { indexDocuments, partsOfIndex, type SearchIndex } from "./searchIndex.ts";

/** Documents read at once, and entries put right per transaction. */
const [pageSize, batchSize] = [500, 200];

/** Whose indexes are compared: the staff in the directory with a role, and those who have an index. */
export async function readersOfIndex(
  firestore: Firestore,
  { indexes }: Pick<SearchIndex<IndexEntry>, "indexes">,
  role: "sales" | "medical",
): Promise<string[]> {
  const staff = firestore.collection(collections.staff).where("role", "==", role).select();
  const [{ docs }, indexed] = await Promise.all([
    staff.get(),
    firestore.collection(indexes).listDocuments(),
  ]);
  return [...new Set([...docs, ...indexed].map(({ id }) => id))];
}

/**
 * Compares an index with the documents that belong to it, puts right what differs, and merges small
 * parts. Builds the index of existing documents, too. Safe to run concurrently with everything:
 * what differs is read again in a transaction.
 *
 * @param due what the index should contain
 * @returns whether something differed
 */
export async function repairIndex<Entry extends IndexEntry>(
  firestore: Firestore,
  index: SearchIndex<Entry>,
  reader: string,
  due: ReadonlyMap<string, Entry>,
): Promise<boolean> {
  const { docs } = await partsOfIndex(firestore, index, reader).get();
  // A part that was edited by hand would stop every update.
  const malformed = docs.filter((part) => partIn(index, part) === null);
  await Promise.all(malformed.map(({ ref }) => ref.delete()));
  const indexed = new Map(
    docs.flatMap((part) => Object.entries(partIn(index, part)?.people ?? {})),
  );
  const ids = [...new Set([...indexed.keys(), ...due.keys()])]
    .filter((id) => !isDeepStrictEqual(indexed.get(id), due.get(id)))
    .toSorted();
  for (let at = 0; at < ids.length; at += batchSize) {
    // oxlint-disable-next-line no-await-in-loop -- they may belong to the same part
    await indexDocuments(firestore, index, reader, ids.slice(at, at + batchSize));
  }
  await mergeParts(firestore, index, reader);
  return malformed.length > 0 || ids.length > 0;
}

/**
 * The entries of an index by the ids of their documents.
 *
 * @param documents at least those that belong to the index
 */
export async function entriesOf<Entry extends IndexEntry>(
  index: SearchIndex<Entry>,
  reader: string,
  documents: Query,
): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const { docs } of pages(documents.orderBy(FieldPath.documentId()), pageSize)) {
    for (const snapshot of docs) {
      const entry = index.entryOf(snapshot, reader);
      if (entry !== null) entries.set(snapshot.id, entry);
    }
  }
  return entries;
}

/** Merges parts that removals have left small with the ones before them. */
async function mergeParts<Entry extends IndexEntry>(
  firestore: Firestore,
  index: SearchIndex<Entry>,
  reader: string,
): Promise<void> {
  const parts = await partsOfIndex(firestore, index, reader).orderBy("from").select().get();
  let before: DocumentReference | null = null;
  for (const { ref } of parts.docs) {
    // oxlint-disable-next-line no-await-in-loop -- each is merged into the one before it
    if (before === null || !(await mergePair(firestore, index, [before, ref]))) before = ref;
  }
}

async function mergePair<Entry extends IndexEntry>(
  firestore: Firestore,
  index: SearchIndex<Entry>,
  [into, other]: readonly [DocumentReference, DocumentReference],
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const [first, second] = (await transaction.getAll(into, other)).map((part) =>
      partIn(index, part),
    );
    if (!first || !second) return false;
    const people = { ...first.people, ...second.people };
    if (Object.keys(people).length > index.mergedMax) return false;
    transaction.set(into, { ...first, people });
    transaction.delete(other);
    return true;
  });
}

/** Null if the part is missing or malformed. */
function partIn<Entry extends IndexEntry>(
  { partSchema }: SearchIndex<Entry>,
  snapshot: DocumentSnapshot,
): IndexPart<Entry> | null {
  try {
    return stored(partSchema, snapshot);
  } catch {
    return null;
  }
}
