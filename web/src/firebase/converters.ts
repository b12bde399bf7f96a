import { Timestamp, type SnapshotOptions } from "firebase/firestore";

/** The part of a domain schema that reading needs. */
type Schema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
};

/** The part of a document's snapshot that reading needs. */
type Snapshot = {
  ref: { path: string };
  exists(): boolean;
  data(options: SnapshotOptions): unknown;
};

/**
 * What a document says, as its domain schema has it, or null where there is none or it cannot be
 * read. One document that breaks its schema must not take a list down: it is left out, and named by
 * its path in the log.
 *
 * Timestamps become `Date`; those the server has yet to fill are estimated, so that a document shows
 * the moment it is saved.
 */
export function readDocument<T>(schema: Schema<T>, snapshot: Snapshot): T | null {
  if (!snapshot.exists()) return null;
  const read = schema.safeParse(withDates(snapshot.data({ serverTimestamps: "estimate" })));
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
