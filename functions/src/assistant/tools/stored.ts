import type { Found } from "../../firestoreValue.ts";

type Schema<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
};

/** The document parsed with its schema; empty if it is malformed. */
export function stored<Value>(
  schema: Schema<Value>,
  found: Found,
): { value: Value; found: Found }[] {
  const read = schema.safeParse(found.data);
  return read.success ? [{ value: read.data, found }] : [];
}
