/** A document from a query: its path below the database, and its fields. */
export type Found = { path: string; id: string; data: Readonly<Record<string, unknown>> };

export type FieldValue = string | Date | readonly string[];

/** A value in the format of Firestore's REST API. */
export function fieldValue(value: FieldValue): object {
  if (typeof value === "object" && !(value instanceof Date)) {
    return { arrayValue: { values: value.map(fieldValue) } };
  }
  return value instanceof Date ? { timestampValue: value.toISOString() } : { stringValue: value };
}

/** The document of a query result row; null for a row that has only a read time. */
export function documentOf(row: unknown): Found | null {
  const { document } = objectOf(row);
  const { name, fields } = objectOf(document);
  if (typeof name !== "string") return null;
  const path = name.replace(/^.*?\/documents\//, "");
  return { path, id: path.slice(path.lastIndexOf("/") + 1), data: decodedFields(fields) };
}

function decodedFields(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(objectOf(fields)).map(([name, value]) => [name, decoded(value)]),
  );
}

/** Decodes a value: timestamps as `Date`, both kinds of numbers as numbers. */
function decoded(value: unknown): unknown {
  const [[type, held] = ["nullValue", null]] = Object.entries(objectOf(value));
  switch (type) {
    case "nullValue":
      return null;
    case "integerValue":
    case "doubleValue":
      return Number(held);
    case "timestampValue":
      return new Date(String(held));
    case "mapValue":
      return decodedFields(objectOf(held)["fields"]);
    case "arrayValue": {
      const { values } = objectOf(held);
      return Array.isArray(values) ? values.map(decoded) : [];
    }
    default:
      return held;
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
