import { readStored, type StoredSchema } from "@salvia/domain/shared/readStored";
import { Timestamp, type SnapshotOptions } from "firebase/firestore";

/** The part of a document snapshot that reading needs. */
type Snapshot = {
  ref: { path: string };
  exists(): boolean;
  data(options: SnapshotOptions): unknown;
};

/**
 * Parses a document with its domain schema; null if the document is missing or invalid. An invalid
 * document must not break a whole list, so it is omitted and its path logged. Fields that a newer
 * version stored are left out.
 *
 * Timestamps become `Date`. Those that the server has not set yet are estimated, so that a document
 * shows as soon as it is saved.
 */
export function readDocument<T>(schema: StoredSchema<T>, snapshot: Snapshot): T | null {
  if (!snapshot.exists()) return null;
  const read = readStored(schema, withDates(snapshot.data({ serverTimestamps: "estimate" })));
  if (read.success) return read.data;
  console.warn("unreadable-document", snapshot.ref.path);
  return null;
}

/** Firestore's data with each `Timestamp`, at any depth, as a `Date` (to the millisecond). */
export function withDates(data: unknown): unknown {
  if (data instanceof Timestamp) return data.toDate();
  if (Array.isArray(data)) return data.map(withDates);
  if (isPlainObject(data)) {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withDates(value)]));
  }
  return data;
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
