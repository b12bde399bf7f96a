import type { LeadFilter, LeadSort } from "./leadFilter.ts";
import { leadSorts, leadViews } from "./leadFilter.ts";
import { parseSearch } from "./leadSearch.ts";

/** A database query for a list, independent of any SDK. */
export type LeadQuery = {
  /** The conditions: equalities, and the days of creation as a range. */
  where: readonly (readonly [
    field: LeadQueryField,
    operator: "==" | ">=" | "<",
    value: string | true | Date | null,
  ])[];
  /**
   * Fields to sort by, with the document id as tiebreaker, in the direction of the last field. A
   * search sorts by nothing else, so any combination of filters works without a custom index. For
   * that reason it has no range either: `isCreatedOn` filters what it finds.
   */
  orderBy: readonly (readonly [field: LeadQueryField, direction: "asc" | "desc"])[];
};

type LeadQueryField =
  | "ownerId"
  | "status"
  | "kind"
  | "plan"
  | "source"
  | "phone"
  | "createdAt"
  | "updatedAt"
  | "lastName"
  | "firstName"
  | "email"
  | `search.${string}`;

/**
 * The only place that turns lists of leads into queries. `firestore.indexes.json` contains exactly
 * the indexes these queries need; tests compare the two and run each query against the rules.
 *
 * @param uid the owner of the leads in the view `mine`
 */
export function leadQuery(filter: LeadFilter, uid: string): LeadQuery {
  const { view, owner, status, kind, plan, source, phone, created, search, sort } = filter;
  const found = searched(search);
  return {
    where: [
      ...(view === "mine" ? [["ownerId", "==", uid] as const] : []),
      ...(view === "pool" ? [["ownerId", "==", null] as const] : []),
      ...(view === "all" && owner !== null ? [["ownerId", "==", owner] as const] : []),
      ...(status === null ? [] : [["status", "==", status] as const]),
      ...(kind === null ? [] : [["kind", "==", kind] as const]),
      ...(plan === null ? [] : [["plan", "==", plan] as const]),
      ...(source === null ? [] : [["source", "==", source] as const]),
      ...(phone === null ? [] : [["phone", "==", null] as const]),
      ...(found ?? daysOf(created)),
    ],
    orderBy: found === null ? orders[sort] : [],
  };
}

/** The search text as query conditions; null if it cannot match anyone. */
function searched(typed: string): LeadQuery["where"] | null {
  const read = parseSearch(typed);
  if (read === null) return null;
  if (read.kind === "email") return [["email", "==", read.email]];
  const keys = read.kind === "code" ? [read.code] : read.words;
  return keys.map((key) => [`search.${key}`, "==", true] as const);
}

function daysOf(created: LeadFilter["created"]): LeadQuery["where"] {
  if (created === null) return [];
  const from = ["createdAt", ">=", created.from] as const;
  return created.until === null ? [from] : [from, ["createdAt", "<", created.until]];
}

const orders: Readonly<Record<LeadSort, LeadQuery["orderBy"]>> = {
  created: [["createdAt", "desc"]],
  updated: [["updatedAt", "desc"]],
  name: [
    ["lastName", "asc"],
    ["firstName", "asc"],
  ],
};

const november = {
  days: "2026-11",
  from: new Date(Date.UTC(2026, 10)),
  until: new Date(Date.UTC(2026, 11)),
};

/** One filter per shape: the fields of a filter, not their values, determine its index. */
export const leadFilterShapes: readonly LeadFilter[] = leadViews
  .flatMap((view) =>
    [
      ...leadSorts.map((sort) => ({ view, sort })),
      ...["ana sil", "ana@example.com"].map((search) => ({ view, search })),
      ...(view === "all" ? [{ view, owner: "ana" }] : []),
    ].flatMap((shape) =>
      shapesWith(shape).concat(
        shapesWith(shape, { plan: "premium" }),
        shapesWith(shape, { source: "event" }),
        shapesWith(shape, { phone: "missing" }),
        shapesWith(shape, { created: november }),
      ),
    ),
  )
  .filter(({ created, sort }) => created === null || sort === "created");

type Shape = Pick<LeadFilter, "view"> & Partial<Pick<LeadFilter, "owner" | "search" | "sort">>;

function shapesWith(
  { view, owner = null, search = "", sort = "created" }: Shape,
  {
    plan = null,
    source = null,
    phone = null,
    created = null,
  }: Partial<Pick<LeadFilter, "plan" | "source" | "phone" | "created">> = {},
): LeadFilter[] {
  const filter = { view, owner, plan, source, phone, created, search, sort };
  return [
    { ...filter, status: null, kind: null },
    { ...filter, status: "quoted", kind: null },
    { ...filter, status: null, kind: "client" },
  ];
}
