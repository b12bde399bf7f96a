import type { LeadFilter, LeadSort } from "./leadFilter.ts";
import { leadSorts, leadViews } from "./leadFilter.ts";
import { parseSearch } from "./leadSearch.ts";

/** A database query for a list, independent of any SDK. */
export type LeadQuery = {
  /**
   * The conditions: equalities, one of several values, which needs no other index, and days as a
   * range, which has the order by them.
   */
  where: readonly (readonly [
    field: LeadQueryField,
    operator: "==" | "in" | ">=" | "<" | "<=",
    value: string | true | Date | readonly string[] | null,
  ])[];
  /**
   * Fields to sort by, with the document id as tiebreaker, in the direction of the last field. A
   * search sorts by nothing else, so any combination of filters works without a custom index. For
   * that reason it has no range either: `isOnDays` filters what it finds.
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
  | "nextStepDay"
  | `search.${string}`;

/**
 * The only place that turns lists of leads into queries. `firestore.indexes.json` contains exactly
 * the indexes these queries need; tests compare the two and run each query against the rules.
 *
 * Firestore merges one index per filter if they sort alike. Each begins with the owner, so a merge
 * stays within that owner's leads; an index per pair of filters would be written with every lead.
 *
 * @param uid the owner of the leads in the view `mine`
 */
export function leadQuery(filter: LeadFilter, uid: string): LeadQuery {
  const { view, owner, status, kind, plan, source, phone, step, search, sort } = filter;
  const found = searched(search);
  return {
    where: [
      ...(view === "mine" ? [["ownerId", "==", uid] as const] : []),
      ...(view === "pool" ? [["ownerId", "==", null] as const] : []),
      ...(view === "all" && owner !== null ? [["ownerId", "==", owner] as const] : []),
      ...oneOf("status", status),
      ...(kind === null ? [] : [["kind", "==", kind] as const]),
      ...oneOf("plan", plan),
      ...(source === null ? [] : [["source", "==", source] as const]),
      ...(phone === null ? [] : [["phone", "==", null] as const]),
      ...(step?.days === null ? [["nextStepDay", "==", "none"] as const] : []),
      ...(found ?? daysOf(filter)),
    ],
    orderBy: found === null ? orders[sort] : [],
  };
}

/** All statuses with all plans are 28 combinations; Firestore queries up to 30. */
function oneOf(field: "status" | "plan", values: readonly string[] | null): LeadQuery["where"] {
  if (values === null) return [];
  const [only = null, ...others] = values;
  return [others.length === 0 ? [field, "==", only] : [field, "in", values]];
}

/** The search text as query conditions; null if it cannot match anyone. */
function searched(typed: string): LeadQuery["where"] | null {
  const read = parseSearch(typed);
  if (read === null) return null;
  if (read.kind === "email") return [["email", "==", read.email]];
  const keys = read.kind === "code" ? [read.code] : read.words;
  return keys.map((key) => [`search.${key}`, "==", true] as const);
}

function daysOf({ created, step }: LeadFilter): LeadQuery["where"] {
  if (step?.days) {
    const { from, to } = step.days;
    const until = ["nextStepDay", "<=", to] as const;
    return from === null ? [until] : [["nextStepDay", ">=", from], until];
  }
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
  step: [["nextStepDay", "asc"]],
};

const november = {
  days: "2026-11",
  from: new Date(Date.UTC(2026, 10)),
  until: new Date(Date.UTC(2026, 11)),
};

const forgotten = { word: "none", days: null };
const week = { word: "next7Days", days: { from: "2026-12-15", to: "2026-12-21" } };

/** One filter per shape: the fields of a filter, not their values, determine its index. */
export const leadFilterShapes: readonly LeadFilter[] = leadViews
  .flatMap((view) =>
    [
      ...[...leadSorts, "step" as const].map((sort) => ({ view, sort })),
      ...["ana sil", "ana@example.com"].map((search) => ({ view, search })),
      ...(view === "all" ? [{ view, owner: "ana" }] : []),
    ].flatMap((shape) =>
      shapesWith(shape).concat(
        shapesWith(shape, { plan: ["basic", "premium"] }),
        shapesWith(shape, { source: "event" }),
        shapesWith(shape, { phone: "missing" }),
        shapesWith(shape, { created: november }),
        shapesWith(shape, { step: forgotten }),
        shapesWith(shape, { step: week }),
        shapesWith(shape, { step: week, plan: ["premium"] }),
        shapesWith(shape, { step: week, source: "event" }),
        shapesWith(shape, { step: week, phone: "missing" }),
      ),
    ),
  )
  .filter(
    ({ view, created, step, sort }) =>
      (created === null || sort === "created") &&
      (sort === "step") === Boolean(step?.days) &&
      // A lead in the pool has no step.
      (step === null || view !== "pool"),
  );

type Shape = Pick<LeadFilter, "view"> & Partial<Pick<LeadFilter, "owner" | "search" | "sort">>;

function shapesWith(
  { view, owner = null, search = "", sort = "created" }: Shape,
  {
    plan = null,
    source = null,
    phone = null,
    created = null,
    step = null,
  }: Partial<Pick<LeadFilter, "plan" | "source" | "phone" | "created" | "step">> = {},
): LeadFilter[] {
  const filter = { view, owner, plan, source, phone, created, step, search, sort };
  return [
    { ...filter, status: null, kind: null },
    { ...filter, status: ["quoted", "lost"], kind: null },
    { ...filter, status: null, kind: "client" },
  ];
}
