import type { StoredSchema } from "@salvia/domain/shared/readStored";
import { doc, onSnapshot } from "firebase/firestore";

import { readDocument } from "../readDocument.ts";
import { firestore } from "../firestore.ts";
import type { Source } from "./source.ts";

/** A document and what is known about it. */
export type DocumentState<T> = {
  id: string;
  /** Null if the document is missing or invalid. */
  data: T | null;
  exists: boolean;
  /** Whether writes to it await the server. */
  pending: boolean;
  /** Whether the server has confirmed this state. */
  fresh: boolean;
};

/**
 * A live document; null if it is missing or invalid.
 *
 * @param path of the document
 */
export function liveDocument<Args extends readonly unknown[], T>(
  schema: StoredSchema<T>,
  path: (...args: Args) => string,
): (...args: Args) => Source<T | null> {
  return (...args) =>
    (onValue, onError) =>
      onSnapshot(
        doc(firestore(), path(...args)),
        (snapshot) => onValue(readDocument(schema, snapshot)),
        onError,
      );
}

/** A live document and its state, which changes even if the document does not. */
export function liveDocumentState<Args extends readonly unknown[], T>(
  schema: StoredSchema<T>,
  path: (...args: Args) => string,
): (...args: Args) => Source<DocumentState<T>> {
  return (...args) =>
    (onValue, onError) =>
      onSnapshot(
        doc(firestore(), path(...args)),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { hasPendingWrites: pending, fromCache } = snapshot.metadata;
          const data = readDocument(schema, snapshot);
          onValue({ id: snapshot.id, data, exists: snapshot.exists(), pending, fresh: !fromCache });
        },
        onError,
      );
}

/** A live value computed from another; undefined reports nothing. */
export function liveMap<Args extends readonly unknown[], T, Value>(
  live: (...args: Args) => Source<T>,
  compute: (value: T, ...args: Args) => Value | undefined,
): (...args: Args) => Source<Value> {
  return (...args) =>
    (onValue, onError) =>
      live(...args)((value) => {
        const computed = compute(value, ...args);
        if (computed !== undefined) onValue(computed);
      }, onError);
}
