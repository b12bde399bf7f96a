import { monthsOf, openLeadsIn } from "@salvia/domain/lead/salesFigures";

import type { PersonStats } from "./salesStats.data.ts";

/** A person's figures for this month. */
export type SellersMonth = { uid: string; converted: number; created: number; open: number };

/**
 * The people with the most conversions this month, up to a maximum; people without any are omitted.
 */
export function rankSellers(
  people: readonly PersonStats[],
  now: Date,
  count: number,
): readonly SellersMonth[] {
  return people
    .map(({ uid, stats }) => {
      const month = monthsOf(stats, now).at(-1);
      const { converted, created } = month ?? { converted: 0, created: 0 };
      return { uid, converted, created, open: openLeadsIn(stats) };
    })
    .filter(({ converted }) => converted > 0)
    .toSorted((a, b) => b.converted - a.converted || b.created - a.created)
    .slice(0, count);
}
