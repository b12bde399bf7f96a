import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

type Schema<Value> = { parse: (value: unknown) => Value };

/**
 * What a document holds, timestamps as `Date`; null where there is none.
 *
 * @throws where it is not as the schema has it
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
