import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for what happened with a lead. */
export const activityQueries = {
  newest: {
    collection: collections.activities,
    where: [],
    orderBy: [["createdAt", "desc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
