import { isObject, objectOf, type JsonObject } from "../../../scripts/lib/json.ts";

/** The schemas of one discovery document, by name. */
type Schemas = JsonObject;

/**
 * Compares a value with a schema of a discovery document, which is almost JSON Schema.
 * @param at the path of the value, for the messages
 * @returns one line per difference; an unknown property is one, too
 */
export function checkJson(
  value: unknown,
  schema: JsonObject,
  schemas: Schemas,
  at = "$",
): readonly string[] {
  const name = schema["$ref"];
  if (typeof name === "string") return checkJson(value, objectOf(schemas[name]), schemas, at);
  // Google's APIs take null for "not set".
  if (value === null) return [];
  switch (schema["type"]) {
    case "object":
      return checkObject(value, schema, schemas, at);
    case "array":
      return Array.isArray(value)
        ? value.flatMap((item, index) =>
            checkJson(item, objectOf(schema["items"]), schemas, `${at}[${index}]`),
          )
        : [`${at} is no list`];
    case "string":
      return checkString(value, schema, at);
    case "integer":
      return Number.isInteger(value) ? [] : [`${at} is no integer`];
    case "number":
      return typeof value === "number" ? [] : [`${at} is no number`];
    case "boolean":
      return typeof value === "boolean" ? [] : [`${at} is neither true nor false`];
    default:
      return [];
  }
}

function checkObject(
  value: unknown,
  schema: JsonObject,
  schemas: Schemas,
  at: string,
): readonly string[] {
  if (!isObject(value)) return [`${at} is no object`];
  const properties = objectOf(schema["properties"]);
  const others = schema["additionalProperties"];
  return Object.entries(value).flatMap(([key, each]) => {
    const own = properties[key] ?? others;
    if (!isObject(own)) return [`${at}.${key} does not exist`];
    return checkJson(each, own, schemas, `${at}.${key}`);
  });
}

const formats: Readonly<Record<string, RegExp>> = {
  int64: /^-?\d+$/,
  uint64: /^\d+$/,
  "google-datetime": /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  "google-duration": /^-?\d+(\.\d+)?s$/,
  byte: /^[A-Za-z0-9+/_-]*={0,2}$/,
};

function checkString(value: unknown, schema: JsonObject, at: string): readonly string[] {
  const { format, enum: allowed } = schema;
  // Proto's JSON takes numbers for 64-bit integers as well.
  if (format === "int64" && Number.isInteger(value)) return [];
  if (typeof value !== "string") return [`${at} is no text`];
  if (Array.isArray(allowed) && !allowed.includes(value)) {
    return [`${at} is ${value}, which is not one of ${allowed.join(", ")}`];
  }
  const pattern = typeof format === "string" ? formats[format] : undefined;
  return pattern === undefined || pattern.test(value) ? [] : [`${at} is no ${String(format)}`];
}
