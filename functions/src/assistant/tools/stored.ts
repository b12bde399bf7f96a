import type { Found } from "../../firestoreValue.ts";

type Schema<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
};

/** What a document holds, as its schema has it; none where it cannot be read. */
export function stored<Value>(
  schema: Schema<Value>,
  found: Found,
): { value: Value; found: Found }[] {
  const read = schema.safeParse(found.data);
  return read.success ? [{ value: read.data, found }] : [];
}
