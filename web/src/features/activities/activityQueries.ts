import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** All queries for a lead's activities. */
export const activityQueries = {
  newest: {
    collection: collections.activities,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
