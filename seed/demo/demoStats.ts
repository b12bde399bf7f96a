import type { Lead } from "@salvia/domain/lead/lead";
import {
  noFigures,
  tally,
  withKeptMonths,
  type SalesFigures,
} from "@salvia/domain/lead/salesStats";

/** The figures of every owner of demo leads, by uid. */
export function demoStats(
  leads: ReadonlyMap<string, Lead>,
  now: Date,
): ReadonlyMap<string, SalesFigures> {
  const all = new Map<string, SalesFigures>();
  for (const lead of leads.values()) {
    if (lead.ownerId === null) continue;
    const figures = all.get(lead.ownerId) ?? noFigures();
    tally(figures, lead, 1);
    all.set(lead.ownerId, figures);
  }
  return new Map(Array.from(all, ([uid, figures]) => [uid, withKeptMonths(figures, now)]));
}
