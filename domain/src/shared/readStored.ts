import type * as z from "zod/mini";

/** One problem of a value, as zod reports it. */
type Problem = z.core.$ZodIssue;

/** The part of a schema that reading needs. */
export type StoredSchema<Value> = {
  safeParse(
    value: unknown,
  ): { success: true; data: Value } | { success: false; error: z.core.$ZodError };
};

/** The value that was read, or why it can't be. */
export type Read<Value> = ReturnType<StoredSchema<Value>["safeParse"]>;

/** How many times fields are dropped: once, and once more for what only then comes to light. */
const mostRounds = 3;

/**
 * Reads what is stored with a strict schema, without the fields that the schema doesn't know, at
 * any depth. A newer version may have stored them: after a rollback, or in a tab that is older than
 * the release, the document must stay readable. Everything else is checked as strictly as before.
 *
 * Writes use the schema itself, which refuses unknown fields.
 */
export function readStored<Value>(schema: StoredSchema<Value>, value: unknown): Read<Value> {
  let read = schema.safeParse(value);
  let known = value;
  for (let round = 0; round < mostRounds && !read.success; round += 1) {
    const unknown = unknownFields(read.error.issues);
    if (unknown.length === 0) return read;
    for (const { path, keys } of unknown) known = without(known, path, keys);
    read = schema.safeParse(known);
  }
  return read;
}

/**
 * As `readStored`.
 *
 * @throws if it does not match the schema
 */
export function parseStored<Value>(schema: StoredSchema<Value>, value: unknown): Value {
  const read = readStored(schema, value);
  if (!read.success) throw read.error;
  return read.data;
}

type UnknownFields = { path: readonly PropertyKey[]; keys: readonly string[] };

/** The unknown fields that the problems name; of a union, those of the form that knows most. */
function unknownFields(problems: readonly Problem[]): UnknownFields[] {
  return problems.flatMap((problem) => {
    if (problem.code === "unrecognized_keys") return [{ path: problem.path, keys: problem.keys }];
    if (problem.code !== "invalid_union") return [];
    const forms = problem.errors
      .filter(
        (found) => found.length > 0 && found.every(({ code }) => code === "unrecognized_keys"),
      )
      .map((found) => unknownFields(found))
      .toSorted((a, b) => count(a) - count(b));
    return (forms[0] ?? []).map(({ path, keys }) => ({ path: [...problem.path, ...path], keys }));
  });
}

function count(fields: readonly UnknownFields[]): number {
  return fields.reduce((sum, { keys }) => sum + keys.length, 0);
}

/** A copy of a value without some fields of the object at a path. */
function without(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === step ? without(item, rest, keys) : item));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    step === undefined
      ? fields.filter(([key]) => !keys.includes(key))
      : fields.map(([key, part]) => [key, key === step ? without(part, rest, keys) : part]),
  );
}
