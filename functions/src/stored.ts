import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

type Schema<Value> = { parse: (value: unknown) => Value };

/**
 * Parses a document, with timestamps as `Date`; null if it does not exist.
 *
 * @throws if it does not match the schema
 */
export function stored<Value>(schema: Schema<Value>, snapshot: DocumentSnapshot): Value | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  const dated = Object.entries(data).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return schema.parse(Object.fromEntries(dated));
}
