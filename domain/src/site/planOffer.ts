import type { Plan } from "./plan.ts";

/** What a plan may cover, in the order in which the comparison shows it. */
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

/** How far a benefit is covered. Amounts are in the brand's currency. */
export type Cover = {
  /** What the member pays each time; the plan pays the rest. */
  copay?: number;
  /** The part of the bill that the plan pays, in per cent, where it is not all of it. */
  share?: number;
  /** The most that the plan pays in a year. */
  yearlyLimit?: number;
  /** Months from the first day of the contract until it is covered. */
  waitingMonths?: number;
};

/** What a plan costs and covers. */
export type PlanOffer = {
  /** By the month, for one person. */
  monthly: { adult: number; child: number; employee: number };
  /** The most that a member pays for covered care in a year, besides the monthly price. */
  yearlyMost: number;
  /** What is not named is not covered. */
  covers: Partial<Record<Benefit, Cover>>;
};

/**
 * The offer, to be replaced by the insurer's own: every price is a sample and is shown as one. Nothing
 * else in the code names a price, a limit or a waiting time.
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

/** A household by its ages. */
export type Household = { adults: number; children: number };

/** What a household pays a month for a plan. */
export function monthlyPrice(plan: Plan, { adults, children }: Household): number {
  const { adult, child } = planOffers[plan].monthly;
  return adults * adult + children * child;
}

/** What the cheapest plan costs a month, for one person. */
export function lowestMonthly(kind: keyof PlanOffer["monthly"]): number {
  return Math.min(...Object.values(planOffers).map((offer) => offer.monthly[kind]));
}
