import { collections } from "@salvia/domain/shared/collections";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadFilterShapes, leadQuery } from "@salvia/domain/lead/leadQuery";

import type { DeclaredQuery } from "../../../firebase/declaredQuery.ts";

/** The query of a list; its values are those of `leadQuery`. */
export function leadListQuery(filter: LeadFilter): DeclaredQuery {
  const { where, orderBy } = leadQuery(filter, "");
  return {
    collection: collections.leads,
    where: where.map(([field]) => [field, "=="] as const),
    // Leads that sort alike need an order too, or a page's bound would be between them by chance.
    orderBy: [...orderBy, ["__name__", orderBy.at(-1)?.[1] ?? "asc"]],
  };
}

/** Every query for leads. */
export const leadQueries = {
  lists: leadFilterShapes.map(leadListQuery),
  /** An owner's newest first. */
  newest: {
    collection: collections.leads,
    where: [["ownerId", "=="]],
    orderBy: [["createdAt", "desc"]],
  },
  /** Of an owner and at some statuses: those that nothing has happened to for the longest time first. */
  waiting: {
    collection: collections.leads,
    where: [
      ["ownerId", "=="],
      ["status", "in"],
    ],
    orderBy: [["updatedAt", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery | readonly DeclaredQuery[]>;

/** How many leads the dashboard's lists show: no more are read. */
export const shortList = 5;
