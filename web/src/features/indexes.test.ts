import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { DeclaredQuery } from "../firebase/declaredQuery.ts";

// Without the index it needs, a query fails in the cloud, and in the cloud alone; an index that no
// query needs costs with every write.

const declarations = import.meta.glob<Record<string, unknown>>("./**/*Queries.ts", { eager: true });
const dataFiles = import.meta.glob<string>("./**/*.data.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

type Field = { fieldPath: string; order?: string; arrayConfig?: string };
type Index = { collectionGroup: string; queryScope: string; fields: readonly Field[] };

const indexes: { indexes: readonly Index[] } = JSON.parse(
  readFileSync(new URL("../../../firestore.indexes.json", import.meta.url), "utf8"),
);

test("firestore.indexes.json holds the indexes that the declared queries need, and no other", () => {
  const queries = Object.values(declarations).flatMap(queriesIn);
  expect(queries.length).toBeGreaterThan(1);
  const needed = new Set(queries.flatMap(indexesOf));
  expect(indexes.indexes.map(spelt).toSorted()).toEqual([...needed].toSorted());
});

test("no query is made but from a declared one", () => {
  expect(Object.keys(dataFiles).length).toBeGreaterThan(2);
  const own = Object.entries(dataFiles).filter(([, source]) =>
    /\b(where|orderBy|collectionGroup|and|or)\b[^;]*from "firebase\/firestore"/.test(source),
  );
  expect(own.map(([path]) => path)).toEqual([]);
});

test.each<[string, DeclaredQuery, string[]]>([
  ["a document's id", { collection: "leads", where: [], orderBy: [["__name__", "asc"]] }, []],
  ["one field", { collection: "leads", where: [["ownerId", "=="]], orderBy: [] }, []],
  [
    "one field, in both",
    { collection: "leads", where: [["at", "=="]], orderBy: [["at", "asc"]] },
    [],
  ],
  [
    "a field and an order",
    { collection: "leads", where: [["ownerId", "=="]], orderBy: [["createdAt", "desc"]] },
    ["leads: ownerId ASCENDING, createdAt DESCENDING"],
  ],
  [
    "an owner, two fields and an order",
    {
      collection: "leads",
      where: [
        ["ownerId", "=="],
        ["plan", "=="],
        ["kind", "=="],
      ],
      orderBy: [["createdAt", "desc"]],
    },
    [
      "leads: ownerId ASCENDING, plan ASCENDING, createdAt DESCENDING",
      "leads: ownerId ASCENDING, kind ASCENDING, createdAt DESCENDING",
    ],
  ],
  [
    "a word and an order",
    {
      collection: "leads",
      where: [["search", "array-contains"]],
      orderBy: [["createdAt", "desc"]],
    },
    ["leads: search CONTAINS, createdAt DESCENDING"],
  ],
  [
    "words and no order but the ids",
    {
      collection: "leads",
      where: [
        ["ownerId", "=="],
        ["search.ana", "=="],
        ["search.sil", "=="],
      ],
      orderBy: [["__name__", "asc"]],
    },
    [],
  ],
  [
    "an order and the ids against it",
    {
      collection: "leads",
      where: [],
      orderBy: [
        ["createdAt", "desc"],
        ["__name__", "asc"],
      ],
    },
    ["leads: createdAt DESCENDING, __name__ ASCENDING"],
  ],
])("a query by %s needs the index it needs", (_, query, needed) => {
  expect(indexesOf(query)).toEqual(needed);
});

function queriesIn(module: Record<string, unknown>): DeclaredQuery[] {
  return Object.values(module).flatMap((exported) =>
    typeof exported === "object" && exported !== null
      ? Object.values(exported).flat().filter(isQuery)
      : [],
  );
}

function isQuery(value: unknown): value is DeclaredQuery {
  return typeof value === "object" && value !== null && "orderBy" in value;
}

/**
 * The composite indexes a query needs, spelt out. Firestore keeps those of single fields by itself, and
 * merges indexes that sort alike: a list of one owner's that asks for two more fields needs no index
 * of its own, but one for each field. The owner stands in all of them, so that a merge never leaves
 * what one person has. Those of single fields sort by the ids: a search, which asks for no other order,
 * is a merge of these alone.
 */
function indexesOf({ collection, group, where, orderBy }: DeclaredQuery): string[] {
  if (orderBy.every(([field, direction]) => field === "__name__" && direction === "asc")) return [];
  const queryScope = group ? "COLLECTION_GROUP" : "COLLECTION";
  const asked = where
    .filter(([field]) => orderBy.every(([ordered]) => ordered !== field))
    .map(([fieldPath, operator]): Field =>
      operator === "array-contains"
        ? { fieldPath, arrayConfig: "CONTAINS" }
        : { fieldPath, order: "ASCENDING" },
    );
  const owner = asked.filter(({ fieldPath }) => owners.has(fieldPath));
  const others = asked.filter(({ fieldPath }) => !owners.has(fieldPath));
  const merged = others.length === 0 ? [owner] : others.map((field) => owner.concat(field));
  return merged
    .map((equal) => withoutIds([...equal, ...orderBy.map(sorted)]))
    .filter((fields) => fields.length > 1)
    .map((fields) => spelt({ collectionGroup: collection, queryScope, fields }));
}

const owners: ReadonlySet<string> = new Set(["ownerId", "clinicianId"]);

function sorted([fieldPath, direction]: DeclaredQuery["orderBy"][number]): Field {
  return { fieldPath, order: direction === "asc" ? "ASCENDING" : "DESCENDING" };
}

/** Every index ends with the ids, in the direction of what stands before them. */
function withoutIds(fields: Field[]): Field[] {
  const [beforeLast, last] = [fields.at(-2), fields.at(-1)];
  const isImplied =
    last?.fieldPath === "__name__" && last.order === (beforeLast?.order ?? "ASCENDING");
  return isImplied ? fields.slice(0, -1) : fields;
}

function spelt({ collectionGroup, queryScope, fields }: Index): string {
  const parts = fields.map(({ fieldPath, order, arrayConfig }) => [
    fieldPath,
    order ?? arrayConfig,
  ]);
  const scope = queryScope === "COLLECTION" ? "" : ` (${queryScope})`;
  return `${collectionGroup}${scope}: ${parts.map((part) => part.join(" ")).join(", ")}`;
}
