import type { Source } from "@salvia/domain/assistant/assistantSource";
import type { StoredSchema } from "@salvia/domain/shared/readStored";

import { everyPage, type PagedQuery, type Parsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, type Fact, type Values } from "../fact.ts";
import type { Reader } from "../inquiry.ts";

/** The caller's own documents that a query finds: of all patients, or of the one in question. */
export async function readOwn<Value extends { patientId: string | null }>(
  { database, about: { only } }: Reader,
  schema: StoredSchema<Value>,
  query: PagedQuery,
): Promise<Parsed<Value>[]> {
  const found = await everyPage(database, schema, query);
  return found.filter(({ value }) => only === null || value.patientId === only.id);
}

export type Condition = NonNullable<PagedQuery["where"]>[number];

/** The condition that a field has a value. */
export function has(field: string, value: Condition[2]): Condition {
  return [field, "EQUAL", value];
}

/** The conditions that a time is in a range, whose end is exclusive. */
export function within(field: string, { from, to }: { from: Date; to: Date }): Condition[] {
  return [
    [field, "GREATER_THAN_OR_EQUAL", from],
    [field, "LESS_THAN", to],
  ];
}

type CountTexts = { none?: string; one?: string; other?: string };

/**
 * The sentence that says how many there are, with other words for those of one patient; empty for
 * what needs no such sentence.
 */
export function countOf(
  count: number,
  texts: CountTexts & { of?: CountTexts },
  { about: { only } }: Reader,
  source: Source,
  values: Values = {},
): Fact[] {
  const { none, one, other } = (only !== null && texts.of) || texts;
  const template = [none, one][count] ?? (count > 1 ? other : undefined);
  const all = { name: maskedName(only?.name ?? ""), count: String(count), ...values };
  return template === undefined ? [] : [factOf(template, all, source)];
}
