import { parseStored, type StoredSchema } from "@salvia/domain/shared/readStored";
import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

/**
 * Parses a document, with timestamps as `Date`; null if it does not exist. Fields that a newer
 * version stored are left out.
 *
 * @throws if it does not match the schema
 */
export function stored<Value>(
  schema: StoredSchema<Value>,
  snapshot: DocumentSnapshot,
): Value | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  return parseStored(schema, dated(data));
}

/** A document as `stored` reads it; null if it is malformed, too. */
export function storedIfValid<Value>(
  schema: StoredSchema<Value>,
  snapshot: DocumentSnapshot,
): Value | null {
  try {
    return stored(schema, snapshot);
  } catch {
    return null;
  }
}

/** Stored data with its timestamps as `Date`, also those within maps. */
export function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== "object" || value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, dated(each)]));
}
