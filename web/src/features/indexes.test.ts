import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type DeclaredQuery, queryOf } from "../firebase/declaredQuery.ts";

// A missing index makes a query fail, but only in production; an unused index adds cost to every
// write.

const declarations = import.meta.glob<Record<string, unknown>>(
  ["./**/*Queries.ts", "./**/*.data.ts"],
  { eager: true },
);
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

/** Only the server needs these; scripts/serverIndexes.test.ts has its queries. */
const ofServer = [
  "appointments: status ASCENDING, startsAt ASCENDING",
  "items: kind ASCENDING, at DESCENDING",
  "staff: role ASCENDING, specialty ASCENDING, name ASCENDING",
  "staff: languages CONTAINS, role ASCENDING, name ASCENDING",
  "staff: listing.isPublic ASCENDING, name ASCENDING",
  "staff: listing.isPublic ASCENDING, listing.cityKey ASCENDING, name ASCENDING",
  "staff: listing.isPublic ASCENDING, specialty ASCENDING, name ASCENDING",
  "staff: languages CONTAINS, listing.isPublic ASCENDING, name ASCENDING",
];

/** Pages of the previous release still ask for them. */
const ofPreviousRelease = [
  "patients: clinicians CONTAINS, name ASCENDING",
  "leads: ownerId ASCENDING, status ASCENDING, updatedAt ASCENDING",
];

test("has exactly the indexes in firestore.indexes.json that the declared queries need", () => {
  const queries = Object.values(declarations).flatMap(queriesIn);
  expect(queries.length).toBeGreaterThan(1);
  const needed = new Set([...queries.flatMap(indexesOf), ...ofServer, ...ofPreviousRelease]);
  expect(indexes.indexes.map(spelt).toSorted()).toEqual([...needed].toSorted());
});

test("builds queries only from declared ones", () => {
  expect(Object.keys(dataFiles).length).toBeGreaterThan(2);
  const own = Object.entries(dataFiles).filter(([, source]) =>
    /\b(where|orderBy|collectionGroup|and|or)\b[^;]*from "firebase\/firestore"/.test(source),
  );
  expect(own.map(([path]) => path)).toEqual([]);
});

test.each<[string, DeclaredQuery, string[]]>([
  ["a document's id", queryOf("leads", [], ["__name__ asc"]), []],
  ["one field", queryOf("leads", ["ownerId =="]), []],
  ["one field, in both", queryOf("leads", ["at =="], ["at asc"]), []],
  [
    "a field and an order",
    queryOf("leads", ["ownerId =="], ["createdAt desc"]),
    ["leads: ownerId ASCENDING, createdAt DESCENDING"],
  ],
  [
    "an owner, two fields and an order",
    queryOf("leads", ["ownerId ==", "plan ==", "kind =="], ["createdAt desc"]),
    [
      "leads: ownerId ASCENDING, plan ASCENDING, createdAt DESCENDING",
      "leads: ownerId ASCENDING, kind ASCENDING, createdAt DESCENDING",
    ],
  ],
  [
    "a word and an order",
    queryOf("leads", ["search array-contains"], ["createdAt desc"]),
    ["leads: search CONTAINS, createdAt DESCENDING"],
  ],
  [
    "words and no order but the ids",
    queryOf("leads", ["ownerId ==", "search.ana ==", "search.sil =="], ["__name__ asc"]),
    [],
  ],
  [
    "an order and the ids against it",
    queryOf("leads", [], ["createdAt desc", "__name__ asc"]),
    ["leads: createdAt DESCENDING, __name__ ASCENDING"],
  ],
])("lists the index needed for a query by %s", (_, query, needed) => {
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
 * The composite indexes a query needs. Firestore maintains single-field indexes itself and merges
 * indexes with the same order: a list of one owner's leads filtered by two more fields needs one
 * index per field rather than one for the combination. Every such index starts with the owner, so
 * that a merge never scans other people's documents. Only those with the day of the next step do
 * without: few leads have one, or lack it (decision 96). Single-field indexes are ordered by id, so a
 * search without another order is a merge of these alone.
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
  const isByStep = orderBy.some(([field]) => field === stepDay);
  const alone = asked.filter(({ fieldPath }) => isByStep || fieldPath === stepDay);
  const rest = asked.filter((field) => !alone.includes(field));
  const owner = rest.filter(({ fieldPath }) => owners.has(fieldPath));
  const others = rest.filter(({ fieldPath }) => !owners.has(fieldPath));
  const merged = others.length === 0 ? [owner] : others.map((field) => owner.concat(field));
  merged.push(...alone.map((field) => [field]));
  return merged
    .map((equal) => withoutIds([...equal, ...orderBy.map(sorted)]))
    .filter((fields) => fields.length > 1)
    .map((fields) => spelt({ collectionGroup: collection, queryScope, fields }));
}

const stepDay = "nextStepDay";

const owners: ReadonlySet<string> = new Set(["ownerId", "clinicianId"]);

function sorted([fieldPath, direction]: DeclaredQuery["orderBy"][number]): Field {
  return { fieldPath, order: direction === "asc" ? "ASCENDING" : "DESCENDING" };
}

/** Drops the trailing id: every index ends with it, in the direction of the field before it. */
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
