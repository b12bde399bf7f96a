import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for sales figures. */
export const salesStatsQueries = {
  /** The figures of all salespeople, in any stable order. */
  team: { collection: collections.salesStats, where: [], orderBy: [["__name__", "asc"]] },
} as const satisfies Record<string, DeclaredQuery>;
