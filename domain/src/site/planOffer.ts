import type { Plan } from "./plan.ts";

/** The benefits a plan may cover, in the order of the comparison table. */
export const benefits = [
  "hospital",
  "emergency",
  "video",
  "doctors",
  "tests",
  "medicines",
  "dental",
  "eyes",
  "abroad",
] as const;

export type Benefit = (typeof benefits)[number];

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
 * Sample offers, for the insurer to replace; prices are shown as samples. No other code contains a
 * price, a limit or a waiting time.
 */
export const planOffers: Readonly<Record<Plan, PlanOffer>> = {
  basic: {
    monthly: { adult: 89, child: 39, employee: 79 },
    yearlyMost: 6000,
    covers: {
      hospital: { share: 80, waitingMonths: 3 },
      emergency: { copay: 150 },
      video: { copay: 15 },
    },
  },
  standard: {
    monthly: { adult: 169, child: 69, employee: 149 },
    yearlyMost: 3500,
    covers: {
      hospital: { share: 90, waitingMonths: 3 },
      emergency: { copay: 75 },
      video: {},
      doctors: { copay: 20 },
      tests: { share: 80, waitingMonths: 1 },
      medicines: { copay: 10, yearlyLimit: 1500 },
    },
  },
  premium: {
    monthly: { adult: 289, child: 109, employee: 259 },
    yearlyMost: 1500,
    covers: {
      hospital: { waitingMonths: 1 },
      emergency: {},
      video: {},
      doctors: {},
      tests: {},
      medicines: { yearlyLimit: 5000 },
      dental: { share: 80, yearlyLimit: 1200, waitingMonths: 6 },
      eyes: { yearlyLimit: 300, waitingMonths: 6 },
      abroad: { yearlyLimit: 50_000 },
    },
  },
};

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
