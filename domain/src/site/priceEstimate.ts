import { plans, type Plan } from "./plan.ts";
import { planOffers, type Benefit } from "./planOffer.ts";
import { ownBills } from "./ownBills.ts";
import type { PriceAnswers } from "./priceAnswers.ts";
import { priceRules, type AgeBand, type ExampleYear } from "./priceRules.ts";

// All amounts are whole cents. Each person's price is rounded once, half a cent up; everything else
// only adds and multiplies by whole numbers.

/** The monthly price of a plan, and who pays it. */
export type MonthlyPrice = {
  /** For all people. */
  total: number;
  /** For each employee of a company: what the company and the employee pay. */
  each: { employer: number; employee: number } | null;
};

/** The monthly price of a plan for the people of the answers. */
export function monthlyPriceOf(plan: Plan, answers: PriceAnswers): MonthlyPrice {
  const region = priceRules.regions.find(({ id }) => id === answers.region)?.factor ?? Number.NaN;
  if ("people" in answers) {
    const parts = priceRules.ageBands.map(
      (band, index) => (answers.people[index] ?? 0) * personPrice(plan, band, region),
    );
    return { total: parts.reduce((sum, part) => sum + part, 0), each: null };
  }
  const price = rounded(planOffers[plan].monthly.employee * 100 * region, 100);
  const employer = rounded(price * answers.share, 100);
  return { total: price * answers.employees, each: { employer, employee: price - employer } };
}

function personPrice(plan: Plan, { isChild, factor }: AgeBand, region: number): number {
  const { adult, child } = planOffers[plan].monthly;
  return rounded((isChild ? child : adult) * 100 * factor * region, 10_000);
}

function rounded(amount: number, divisor: number): number {
  return Math.floor((amount + divisor / 2) / divisor);
}

/** The plan that fits best: of those that cover the most of what they chose, the cheapest. */
export function bestFit(answers: PriceAnswers): Plan {
  const missing = (plan: Plan) => missingFrom(plan, answers.uses).length;
  const price = (plan: Plan) => monthlyPriceOf(plan, answers).total;
  return plans.reduce((best, plan) => {
    const less = missing(plan) - missing(best) || price(plan) - price(best);
    return less < 0 ? plan : best;
  });
}

/** The given benefits that a plan does not cover. */
export function missingFrom(plan: Plan, wanted: readonly Benefit[]): readonly Benefit[] {
  return wanted.filter((benefit) => planOffers[plan].covers[benefit] === undefined);
}

/** The premiums of a year that they pay with a plan. */
export function yearlyPremiums(plan: Plan, answers: PriceAnswers): number {
  const { total, each } = monthlyPriceOf(plan, answers);
  return 12 * (each?.employee ?? total);
}

/** What a year costs them with a plan: the premiums, and their part of the bills. */
export function yearlyCost(plan: Plan, answers: PriceAnswers, year: ExampleYear): number {
  return yearlyPremiums(plan, answers) + ownBills(plan, year);
}
