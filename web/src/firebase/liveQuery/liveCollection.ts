import type { StoredSchema } from "@salvia/domain/shared/readStored";
import {
  limit,
  onSnapshot,
  query,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";

import { readDocument } from "../readDocument.ts";
import type { Source } from "./source.ts";

/** A query and how its documents become rows; a document that is invalid or null has none. */
export type RowsOfQuery<T, Row> = {
  query: Query;
  schema: StoredSchema<T>;
  row: (data: T, document: QueryDocumentSnapshot) => Row | null;
  /**
   * Which answers of the cache count: all of them; those with documents, because an empty cache
   * does not show that there are none; or none before the server's first answer.
   */
  cached?: "always" | "nonEmpty" | "afterServer";
};

/** Rows, and whether the server has confirmed them. */
export type RowsState<Row> = { rows: readonly Row[]; fresh: boolean };

/**
 * The rows of a query, live.
 *
 * @param declare returns the query; called when a listener opens
 */
export function liveCollection<Args extends readonly unknown[], T, Row>(
  declare: (...args: Args) => RowsOfQuery<T, Row>,
): (...args: Args) => Source<readonly Row[]> {
  return (...args) =>
    (onValue, onError) =>
      listenToRows(declare(...args), ({ rows }) => onValue(rows), onError, { stateless: true });
}

export function liveCollectionState<Args extends readonly unknown[], T, Row>(
  declare: (...args: Args) => RowsOfQuery<T, Row>,
): (...args: Args) => Source<RowsState<Row>> {
  return (...args) =>
    (onValue, onError) =>
      listenToRows(declare(...args), ({ rows, fresh }) => onValue({ rows, fresh }), onError);
}

/** A page of a query: its rows, and the last document shown if there are others below. */
export type LivePage<Row> = RowsState<Row> & { next: QueryDocumentSnapshot | null };

/**
 * One page of a query, live.
 *
 * @param declare returns the query without a limit; called when a listener opens
 */
export function livePage<Args extends readonly unknown[], T, Row>(
  declare: (...args: Args) => RowsOfQuery<T, Row> & { pageSize: number },
): (...args: Args) => Source<LivePage<Row>> {
  return (...args) =>
    (onValue, onError) => {
      const declared = declare(...args);
      return listenToPage(declared, declared.pageSize, onValue, onError);
    };
}

/** The row of a document whose fields are shown as they are stored. */
export function withId<T extends object>(data: T, { id }: { id: string }): T & { id: string } {
  return { ...data, id };
}

/** Listens to the first rows of a query until the returned function is called. */
export function listenToPage<T, Row>(
  declared: RowsOfQuery<T, Row>,
  pageSize: number,
  onPage: (page: LivePage<Row>) => void,
  onError: (error: unknown) => void,
): () => void {
  return listenToRows(
    // One more than the page, to find out whether there are others.
    { ...declared, query: query(declared.query, limit(pageSize + 1)) },
    ({ rows, docs, fresh }) => {
      const last = docs.length > pageSize ? docs[pageSize - 1] : undefined;
      onPage({ rows, next: last ?? null, fresh });
    },
    onError,
    { shown: pageSize },
  );
}

type ListenOptions = {
  /** Ignores changes of the state alone, unless `cached` depends on them. */
  stateless?: boolean;
  /** How many documents become rows. */
  shown?: number;
};

/**
 * Listens to a query until the returned function is called. An answer has all documents, also those
 * without a row.
 */
export function listenToRows<T, Row>(
  declared: RowsOfQuery<T, Row>,
  onAnswer: (answer: RowsState<Row> & { docs: readonly QueryDocumentSnapshot[] }) => void,
  onError: (error: unknown) => void,
  { stateless = false, shown }: ListenOptions = {},
): () => void {
  const { cached = "always" } = declared;
  const includeMetadataChanges = !stateless || cached !== "always";
  const read = rowReader(declared, includeMetadataChanges);
  let hasServerAnswered = false;
  return onSnapshot(
    declared.query,
    { includeMetadataChanges },
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      hasServerAnswered ||= !fromCache;
      if (cached === "afterServer" && !hasServerAnswered) return;
      if (cached === "nonEmpty" && fromCache && snapshot.empty) return;
      onAnswer({ rows: read(snapshot, shown), docs: snapshot.docs, fresh: !fromCache });
    },
    onError,
  );
}

/** Reads the snapshots of one listener. An unchanged document keeps its row, so views skip it. */
function rowReader<T, Row>(
  { schema, row }: RowsOfQuery<T, Row>,
  includeMetadataChanges: boolean,
): (snapshot: QuerySnapshot, shown?: number) => readonly Row[] {
  let known = new Map<string, Row | null>();
  const rowOf = (document: QueryDocumentSnapshot) => {
    const data = readDocument(schema, document);
    return data === null ? null : row(data, document);
  };
  return (snapshot, shown) => {
    for (const { doc } of snapshot.docChanges({ includeMetadataChanges })) {
      known.delete(doc.ref.path);
    }
    known = new Map(
      snapshot.docs.slice(0, shown).map((document) => {
        const { path } = document.ref;
        const before = known.get(path);
        return [path, before === undefined ? rowOf(document) : before];
      }),
    );
    return [...known.values()].filter((each) => each !== null);
  };
}
