import { collections } from "@salvia/domain/shared/collections";
import { noFigures } from "@salvia/domain/lead/salesStats";

import type { ActorName } from "./actors.ts";
import { readOnlyDocuments, readOnlyRows } from "./readOnlyRows.ts";

const entry = { ...noFigures(), countedAt: null };

const admins: readonly ActorName[] = ["admin", "owner turned admin"];

/** Everything anyone may try with figures: salespeople read their own, but no list of them. */
export const salesStatsRows = readOnlyRows(collections.salesStats, admins, entry, [
  "owner",
  "colleague",
  ...admins,
]);

export const storedSalesStats = readOnlyDocuments(collections.salesStats, entry);
