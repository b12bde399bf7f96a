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
  const dated = Object.entries(data).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return parseStored(schema, Object.fromEntries(dated));
}
