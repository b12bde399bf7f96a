import type { LeadFilter, LeadSort } from "./leadFilter.ts";
import { leadSorts, leadViews } from "./leadFilter.ts";

/** What a list asks the database for, without naming anyone's SDK. */
export type LeadQuery = {
  /** Fields and the values they must have. */
  where: readonly (readonly [field: LeadQueryField, value: string | null])[];
  /** Fields to sort by; the document's id, in the last one's direction, settles what is left. */
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
  | "firstName";

/**
 * The one place where lists of leads become queries. `firestore.indexes.json` holds the indexes that
 * these need, and no others; tests compare the two, and ask the security rules for each of them.
 *
 * @param uid whose leads `mine` are
 */
export function leadQuery({ view, status, kind, plan, sort }: LeadFilter, uid: string): LeadQuery {
  return {
    where: [
      ...(view === "all" ? [] : [["ownerId", view === "mine" ? uid : null] as const]),
      ...(status === null ? [] : [["status", status] as const]),
      ...(kind === null ? [] : [["kind", kind] as const]),
      ...(plan === null ? [] : [["plan", plan] as const]),
    ],
    orderBy: orders[sort],
  };
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
  leadSorts.flatMap((sort) =>
    ([null, "premium"] as const).flatMap((plan): LeadFilter[] => [
      { view, plan, sort, status: null, kind: null },
      { view, plan, sort, status: "quoted", kind: null },
      { view, plan, sort, status: null, kind: "client" },
    ]),
  ),
);
