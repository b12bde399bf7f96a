import type { LeadFilter, LeadSort } from "./leadFilter.ts";
import { leadSorts, leadViews } from "./leadFilter.ts";
import { parseSearch } from "./leadSearch.ts";

/** What a list asks the database for, without naming anyone's SDK. */
export type LeadQuery = {
  /** Fields and the values they must have. */
  where: readonly (readonly [field: LeadQueryField, value: string | true | null])[];
  /**
   * Fields to sort by; the document's id, in the last one's direction, settles what is left. A search
   * sorts by nothing else: so it needs no index of ours, whatever is typed and chosen beside it.
   */
  orderBy: readonly (readonly [field: LeadQueryField, direction: "asc" | "desc"])[];
};

type LeadQueryField =
  | "ownerId"
  | "status"
  | "kind"
  | "plan"
  | "createdAt"
  | "updatedAt"
  | "lastName"
  | "firstName"
  | "email"
  | `search.${string}`;

/**
 * The one place where lists of leads become queries. `firestore.indexes.json` holds the indexes that
 * these need, and no others; tests compare the two, and ask the security rules for each of them.
 *
 * @param uid whose leads `mine` are
 */
export function leadQuery(filter: LeadFilter, uid: string): LeadQuery {
  const { view, owner, status, kind, plan, search, sort } = filter;
  const found = searched(search);
  return {
    where: [
      ...(view === "mine" ? [["ownerId", uid] as const] : []),
      ...(view === "pool" ? [["ownerId", null] as const] : []),
      ...(view === "all" && owner !== null ? [["ownerId", owner] as const] : []),
      ...(status === null ? [] : [["status", status] as const]),
      ...(kind === null ? [] : [["kind", kind] as const]),
      ...(plan === null ? [] : [["plan", plan] as const]),
      ...(found ?? []),
    ],
    orderBy: found === null ? orders[sort] : [],
  };
}

/** What was typed as conditions; null where it is nothing to find anyone by. */
function searched(typed: string): LeadQuery["where"] | null {
  const read = parseSearch(typed);
  if (read === null) return null;
  if (read.kind === "email") return [["email", read.email]];
  const keys = read.kind === "code" ? [read.code] : read.words;
  return keys.map((key) => [`search.${key}`, true] as const);
}

const orders: Readonly<Record<LeadSort, LeadQuery["orderBy"]>> = {
  created: [["createdAt", "desc"]],
  updated: [["updatedAt", "desc"]],
  name: [
    ["lastName", "asc"],
    ["firstName", "asc"],
  ],
};

/** A filter of each shape: which fields it asks for, not which values, is what decides of its index. */
export const leadFilterShapes: readonly LeadFilter[] = leadViews.flatMap((view) =>
  [
    ...leadSorts.map((sort) => ({ view, sort })),
    ...["ana sil", "ana@example.com"].map((search) => ({ view, search })),
    ...(view === "all" ? [{ view, owner: "ana" }] : []),
  ].flatMap((shape) => shapesWith(shape).concat(shapesWith(shape, "premium"))),
);

type Shape = Pick<LeadFilter, "view"> & Partial<Pick<LeadFilter, "owner" | "search" | "sort">>;

function shapesWith(
  { view, owner = null, search = "", sort = "created" }: Shape,
  plan: LeadFilter["plan"] = null,
): LeadFilter[] {
  const filter = { view, owner, plan, search, sort };
  return [
    { ...filter, status: null, kind: null },
    { ...filter, status: "quoted", kind: null },
    { ...filter, status: null, kind: "client" },
  ];
}
