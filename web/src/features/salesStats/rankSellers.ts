import { monthsOf, openLeadsIn } from "@salvia/domain/lead/salesFigures";

import type { PersonStats } from "./salesStats.data.ts";

/** How somebody's month goes. */
export type SellersMonth = { uid: string; converted: number; created: number; open: number };

/** Those who have converted most this month, at most so many; whoever has converted none is not among them. */
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
