import { plans as everyPlan, type Plan } from "./plan.ts";
import plans from "./plans.json" with { type: "json" };

const everydayCare = ["video", "doctors", "tests", "medicines"] as const;

/** The benefits a plan may cover, in the groups and the order of the comparison table. */
export const benefitGroups = [
  { name: "hospital", benefits: ["hospital", "emergency", "abroad"] },
  { name: "everyday", benefits: everydayCare },
  { name: "teethAndEyes", benefits: ["dental", "eyes"] },
] as const;

export type Benefit = (typeof benefitGroups)[number]["benefits"][number];

/** All benefits, in the order of their groups. Pure: the public pages' script leaves it out. */
export const benefits = /* @__PURE__ */ benefitGroups.flatMap(
  (group): readonly Benefit[] => group.benefits,
);

/** The cover of a benefit. Amounts are in the brand's currency. */
export type Cover = {
  /** The member's payment per use; the plan pays the rest. */
  copay?: number;
  /** The percentage of the bill that the plan pays; absent if it pays all. */
  share?: number;
  /** The maximum the plan pays per year. */
  yearlyLimit?: number;
  /** Months from the start of the contract until the benefit is covered. */
  waitingMonths?: number;
};

/** A plan's prices and benefits. */
export type PlanOffer = {
  /** Monthly prices per person. */
  monthly: { adult: number; child: number; employee: number };
  /** The maximum a member pays for covered care per year, in addition to the monthly price. */
  yearlyMost: number;
  /** Benefits that are absent are not covered. */
  covers: Partial<Record<Benefit, Cover>>;
};

/**
 * Sample offers, which an insurer's own `plans.json` replaces when the site is built; prices are
 * shown as samples. No code contains a price, a limit or a waiting time.
 */
export const planOffers: Readonly<Record<Plan, PlanOffer>> = plans;

/** The number of adults and children in a household. */
export type Household = { adults: number; children: number };

/** The monthly price of a plan for a household. */
export function monthlyPrice(plan: Plan, { adults, children }: Household): number {
  const { adult, child } = planOffers[plan].monthly;
  return adults * adult + children * child;
}

/** The monthly price of the cheapest plan for one person. */
export function lowestMonthly(kind: keyof PlanOffer["monthly"]): number {
  return Math.min(...Object.values(planOffers).map((offer) => offer.monthly[kind]));
}

/**
 * The plan that we suggest to people who have not said what they need: the cheapest for an adult
 * that covers everyday care.
 *
 * @returns null if no plan covers all of it
 */
export function suggestedPlan(): Plan | null {
  const covering = everyPlan.filter((plan) =>
    everydayCare.every((benefit) => planOffers[plan].covers[benefit] !== undefined),
  );
  const [cheapest = null] = covering.toSorted(
    (one, other) => planOffers[one].monthly.adult - planOffers[other].monthly.adult,
  );
  return cheapest;
}

/** The number of employees for a small-group plan. */
export const smallGroup = { least: 2, most: 50 } as const;

/** The offer for a team: one person is an individual; large teams get a personal consultation. */
export type GroupAnswer = "individual" | "small-group" | "large-group";

/**
 * The kind of plan for a team.
 *
 * @param employees a whole number, 1 or more
 */
export function groupAnswer(employees: number): GroupAnswer {
  if (employees < smallGroup.least) return "individual";
  return employees <= smallGroup.most ? "small-group" : "large-group";
}
