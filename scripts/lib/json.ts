/** A JSON object of which nothing is known yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether the value is a JSON object, and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one for anything else. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects of an array; none for anything else. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** The value as a string; an empty one for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
