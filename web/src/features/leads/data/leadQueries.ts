import { collections } from "@salvia/domain/shared/collections";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadFilterShapes, leadQuery } from "@salvia/domain/lead/leadQuery";

import { type DeclaredQuery, queryOf } from "../../../firebase/declaredQuery.ts";

/** Declares a list's query; its values come from `leadQuery`. */
export function leadListQuery(filter: LeadFilter): DeclaredQuery {
  const { where, orderBy } = leadQuery(filter, "");
  return {
    collection: collections.leads,
    where: where.map(([field, operator]) => [field, operator] as const),
    // Orders leads with equal sort values too; otherwise a page's bound between them is arbitrary.
    orderBy: [...orderBy, ["__name__", orderBy.at(-1)?.[1] ?? "asc"]],
  };
}

export const leadQueries = {
  lists: leadFilterShapes.map(leadListQuery),
  newest: queryOf(collections.leads, ["ownerId =="], ["createdAt desc"]),
  household: queryOf(collections.leads, ["ownerId ==", "household =="]),
  /** An owner's open leads without a next step, longest inactive first. */
  waiting: queryOf(collections.leads, ["ownerId ==", "nextStepDay =="], ["updatedAt asc"]),
};

/** How many leads each dashboard list reads and shows. */
export const shortList = 5;
