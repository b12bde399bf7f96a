import { collections } from "@salvia/domain/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for leads. */
export const leadQueries = {
  /** Of an owner, or of none: the newest first. */
  newest: {
    collection: collections.leads,
    where: [["ownerId", "=="]],
    orderBy: [
      ["createdAt", "desc"],
      // Leads of one instant need an order too, or a page's bound would be between them by chance.
      ["__name__", "desc"],
    ],
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
} as const satisfies Record<string, DeclaredQuery>;

/** How many leads the dashboard's lists show: no more are read. */
export const shortList = 5;
