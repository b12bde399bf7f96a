import { isDeepStrictEqual } from "node:util";

import {
  changedParts,
  indexPartItems,
  partIdOf,
  type IndexEntry,
  type IndexPart,
} from "@salvia/domain/shared/indexParts";
import type { StoredSchema } from "@salvia/domain/shared/readStored";
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { stored } from "../platform/stored.ts";

/** What a search compares of some documents: one index for each reader, in parts. */
export type SearchIndex<Entry extends IndexEntry> = {
  indexes: string;
  documents: string;
  partSchema: StoredSchema<IndexPart<Entry>>;
  /** The maximum number of people in a part, and in neighbors that are merged at night. */
  partMax: number;
  mergedMax: number;
  /** The readers whose index a document belongs to; none if it is missing or malformed. */
  readersOf: (document: DocumentSnapshot) => readonly string[];
  /** A document's entry in an index; null if it does not belong there or is malformed. */
  entryOf: (document: DocumentSnapshot, reader: string) => Entry | null;
};

export function partsOfIndex(
  firestore: Firestore,
  { indexes }: Pick<SearchIndex<IndexEntry>, "indexes">,
  reader: string,
): CollectionReference {
  return firestore.collection(indexes).doc(reader).collection(indexPartItems);
}

/** Updates the indexes of a document's current and previous readers after a write. */
export async function indexChange<Entry extends IndexEntry>(
  index: SearchIndex<Entry>,
  before: DocumentSnapshot | null,
  after: DocumentSnapshot | null,
): Promise<void> {
  const ref = (after ?? before)?.ref;
  const readers = [before, after].flatMap((each) => (each === null ? [] : index.readersOf(each)));
  const entry = (document: DocumentSnapshot | null, reader: string) =>
    document && index.entryOf(document, reader);
  const changed = readers.filter(
    (reader) => !isDeepStrictEqual(entry(before, reader), entry(after, reader)),
  );
  if (ref === undefined || changed.length === 0) return;
  await indexWritten(index, await ref.get(), new Set(changed));
}

/**
 * Updates some indexes after a write to a document. Events may arrive in any order and repeatedly:
 * each entry becomes what is true at that time, whatever the event says.
 */
async function indexWritten<Entry extends IndexEntry>(
  index: SearchIndex<Entry>,
  document: DocumentSnapshot,
  readers: ReadonlySet<string>,
): Promise<void> {
  const { firestore } = document.ref;
  await Promise.all(
    Array.from(readers, async (reader) => {
      // Without locks: of the many events of an import, most have nothing to write. A later change
      // of the document has an event of its own.
      const due = await changes(index, reader, [document], (query) => query.get());
      if (due.length > 0) await indexDocuments(firestore, index, reader, [document.id]);
    }),
  );
}

/**
 * Updates the indexes right after many documents were written, so that the events of these writes
 * find nothing to do. What fails here is left to them.
 *
 * @param written ids of documents by readers whose index may change
 */
export async function indexAtOnce<Entry extends IndexEntry>(
  firestore: Firestore,
  index: SearchIndex<Entry>,
  written: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const [reader, ids] of written) {
    // A single document would cost as much as its event.
    if (ids.length < 2) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, to limit the load
      await indexDocuments(firestore, index, reader, ids);
    } catch (error) {
      const { indexes } = index;
      logger.warn("search index left to events", { indexes, uid: reader, error: String(error) });
    }
  }
}

/** Makes the entries of some documents in an index what is true now. */
export async function indexDocuments<Entry extends IndexEntry>(
  firestore: Firestore,
  index: SearchIndex<Entry>,
  reader: string,
  ids: readonly string[],
): Promise<void> {
  const parts = partsOfIndex(firestore, index, reader);
  const documents = ids.map((id) => firestore.collection(index.documents).doc(id));
  await firestore.runTransaction(
    async (transaction) => {
      const found = await transaction.getAll(...documents);
      const read = async (query: Query) => transaction.get(query);
      for (const part of await changes(index, reader, found, read)) {
        const document = parts.doc(partIdOf(part));
        if (Object.keys(part.people).length === 0) transaction.delete(document);
        else transaction.set(document, part);
      }
    },
    // Events of the same moment write to the same few documents.
    { maxAttempts: 10 },
  );
}

/** The parts to write so that the documents' entries are right. */
async function changes<Entry extends IndexEntry>(
  index: SearchIndex<Entry>,
  reader: string,
  documents: readonly DocumentSnapshot[],
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<IndexPart<Entry>[]> {
  const [first] = documents;
  if (first === undefined) return [];
  const parts = partsOfIndex(first.ref.firestore, index, reader);
  const ids = documents.map(({ id }) => id).toSorted(byText);
  const [lowest = "", highest = ""] = [ids[0], ids.at(-1)];
  const upToLowest = parts.where("from", "<=", lowest).orderBy("from", "desc").limit(1);
  const behind = parts.where("from", ">", lowest).where("from", "<=", highest).orderBy("from");
  const found = [await read(upToLowest), ...(lowest === highest ? [] : [await read(behind)])];
  const current = found.flatMap(({ docs }) =>
    docs.flatMap((part) => stored(index.partSchema, part) ?? []),
  );
  const entries = documents.map(
    (document) => [document.id, index.entryOf(document, reader)] as const,
  );
  return changedParts(current, new Map(entries), index.partMax);
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
