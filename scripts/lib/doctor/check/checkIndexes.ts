import wanted from "../../../../firestore.indexes.json" with { type: "json" };
import { faultOf, groupedFault, type Fault } from "../faults.ts";
import type { LiveField, LiveIndex } from "../read/readDatabase.ts";

type IndexedField = {
  fieldPath: string;
  order?: string | undefined;
  arrayConfig?: string | undefined;
};

/** Whether the database has exactly the composite indexes of firestore.indexes.json, all built. */
export function checkIndexes(indexes: readonly LiveIndex[]): Fault[] {
  const live = new Map(
    indexes.map((index) => [indexName(groupOf(index.name), index), index.state] as const),
  );
  const listed = wanted.indexes.map((index) => indexName(index.collectionGroup, index));
  return [
    ...groupedFault(
      "index-missing",
      "indexes",
      listed.filter((index) => !live.has(index)),
    ),
    ...[...live]
      .filter(([index, state]) => listed.includes(index) && state !== "READY")
      .map(([index, state]) => faultOf("index-building", { index, state })),
    ...[...live.keys()]
      .filter((index) => !listed.includes(index))
      .map((index) => faultOf("index-extra", { index })),
  ];
}

/** Whether fields have the single-field indexes and TTL policies of firestore.indexes.json. */
export function checkFields(fields: readonly LiveField[]): Fault[] {
  const live = new Map(
    fields.map((field) => [`${groupOf(field.name)}.${field.name.split("/fields/")[1]}`, field]),
  );
  const listed = wanted.fieldOverrides.map(({ collectionGroup, fieldPath, indexes, ...rest }) => ({
    name: `${collectionGroup}.${fieldPath}`,
    indexes: indexes.map((index) => singleIndex(fieldPath, index)),
    expires: "ttl" in rest && rest.ttl,
  }));
  const names = new Set(listed.map(({ name }) => name));
  const expiring = listed.filter(({ expires }) => expires).map(({ name }) => name);
  const differing = listed.filter(({ name, indexes }) => {
    const found = live.get(name);
    return found === undefined || !sameNames(indexes, singleIndexes(found));
  });
  return [
    ...groupedFault(
      "field-differs",
      "fields",
      differing.map(({ name }) => name),
    ),
    ...groupedFault(
      "ttl-missing",
      "fields",
      expiring.filter((name) => live.get(name)?.ttlConfig === undefined),
    ),
    ...expiring.flatMap((field) => {
      const state = live.get(field)?.ttlConfig?.state ?? "ACTIVE";
      return state === "ACTIVE" ? [] : [faultOf("ttl-building", { field, state })];
    }),
    ...[...live.keys()]
      .filter((name) => !names.has(name))
      .map((field) => faultOf("field-extra", { field })),
  ];
}

/** Such as `leads(ownerId ascending, createdAt descending)`. */
function indexName(
  group: string,
  { queryScope, fields }: { queryScope: string; fields: readonly IndexedField[] },
): string {
  const parts = fields.map(fieldName);
  // Firestore ends each index with the document's name, in the direction of the last field.
  const last = parts.at(-1);
  const direction = parts.at(-2)?.split(" ").at(-1);
  const isImplied =
    last === `__name__ ${direction}` || (last === "__name__ ascending" && direction === "contains");
  const named = isImplied ? parts.slice(0, -1) : parts;
  return `${group}${queryScope === "COLLECTION_GROUP" ? " (group)" : ""}(${named.join(", ")})`;
}

function fieldName({ fieldPath, order, arrayConfig }: IndexedField): string {
  return `${fieldPath} ${(order ?? arrayConfig ?? "").toLowerCase()}`;
}

function singleIndexes({ indexConfig }: LiveField): string[] {
  return indexConfig.indexes.flatMap(({ queryScope, fields }) =>
    fields.map((field) => singleIndex(field.fieldPath, { queryScope, ...field })),
  );
}

function singleIndex(
  fieldPath: string,
  index: { queryScope: string } & Omit<IndexedField, "fieldPath">,
): string {
  return indexName("", { queryScope: index.queryScope, fields: [{ ...index, fieldPath }] });
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

function groupOf(name: string): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? "";
}
