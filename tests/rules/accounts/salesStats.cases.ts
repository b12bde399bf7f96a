import { collections } from "@salvia/domain/shared/collections";
import { noFigures } from "@salvia/domain/lead/salesStats";

import type { ActorName } from "../support/actors.ts";
import { readOnlyDocuments, readOnlyRows } from "../support/readOnlyRows.ts";

const entry = { ...noFigures(), countedAt: null };

const admins: readonly ActorName[] = ["admin", "owner turned admin"];

/** Every tested operation on figures: salespeople read their own, but cannot list them. */
export const salesStatsRows = readOnlyRows(collections.salesStats, admins, entry, [
  "owner",
  "colleague",
  ...admins,
]);

export const storedSalesStats = readOnlyDocuments(collections.salesStats, entry);
