import { collections } from "@salvia/domain/shared/collections";
import { salesStatsSchema, type SalesStats } from "@salvia/domain/lead/salesStats";

import { declaredQuery, queryOf } from "../../firebase/declaredQuery.ts";
import { liveEveryPage } from "../../firebase/liveQuery/liveEveryPage.ts";
import { liveDocumentState, liveMap } from "../../firebase/liveQuery/liveDocument.ts";

export const salesStatsQueries = {
  /** The figures of all salespeople, in any stable order. */
  team: queryOf(collections.salesStats, [], ["__name__ asc"]),
};

/** A salesperson's figures; null if there are none because they never had a lead. */
export const salesStatsOf = liveMap(
  liveDocumentState(salesStatsSchema, (uid: string) => `${collections.salesStats}/${uid}`),
  // The cache alone cannot confirm that there are no figures, so wait for the server.
  ({ data, exists, fresh }) => (exists || fresh ? data : undefined),
);

export type PersonStats = { uid: string; stats: SalesStats };

/**
 * All figures, live. Opening them reads one document per person, and each change of a lead reads
 * one more per open page. Few administrators have it open.
 */
export const teamStats = liveEveryPage(() => ({
  query: declaredQuery(salesStatsQueries.team, []),
  schema: salesStatsSchema,
  row: (stats, { id }): PersonStats => ({ uid: id, stats }),
  cached: "nonEmpty",
}));
