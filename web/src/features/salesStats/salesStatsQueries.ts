import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for figures. */
export const salesStatsQueries = {
  /** Everybody's, in some order. */
  team: { collection: collections.salesStats, where: [], orderBy: [["__name__", "asc"]] },
} as const satisfies Record<string, DeclaredQuery>;
