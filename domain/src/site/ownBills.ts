import type { Plan } from "./plan.ts";
import { benefits, planOffers } from "./planOffer.ts";
import { priceRules, type ExampleYear } from "./priceRules.ts";

/**
 * What a member pays of the bills of an example year, after the waiting periods. The out-of-pocket
 * maximum limits their part of covered care only: not what a plan leaves out, and not what exceeds
 * a benefit's yearly limit.
 */
export function ownBills(plan: Plan, year: ExampleYear): number {
  const { covers, yearlyMost } = planOffers[plan];
  let ownPart = 0;
  let uncovered = 0;
  for (const benefit of benefits) {
    const { bill, times } = priceRules.years[year][benefit] ?? { bill: 0, times: 0 };
    const cover = covers[benefit];
    if (cover === undefined) {
      uncovered += bill * 100 * times;
      continue;
    }
    const { copay = 0, share = 100, yearlyLimit = Infinity } = cover;
    const paid = Math.max(bill - copay, 0) * share;
    ownPart += (bill * 100 - paid) * times;
    uncovered += Math.max(paid * times - yearlyLimit * 100, 0);
  }
  return Math.min(ownPart, yearlyMost * 100) + uncovered;
}
