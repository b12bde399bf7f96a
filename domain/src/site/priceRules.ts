import type { Language } from "../shared/language.ts";
import { benefits, planOffers, type Benefit } from "./planOffer.ts";
import ours from "./priceRules.json" with { type: "json" };

/** Everyone from an age up to where the next band begins. */
export type AgeBand = {
  from: number;
  /** Whether the factor multiplies a plan's price for a child; otherwise that for an adult. */
  isChild: boolean;
  /** A percentage of that price. */
  factor: number;
};

/** Where people live; its factor is a percentage of the price. */
export type Region = { id: string; factor: number; name: Readonly<Record<Language, string>> };

/** The years whose cost the price page compares. */
export const exampleYears = ["healthy", "brokenLeg", "childbirth"] as const;

export type ExampleYear = (typeof exampleYears)[number];

/** What one person uses in an example year: how often, and the bill for each time. */
export type BilledServices = Partial<Record<Benefit, { bill: number; times: number }>>;

/** What a price depends on besides the plans, the limits of the answers, and the example years. */
export type PriceRules = {
  version: string;
  /** The day from which these rules count. */
  date: string;
  /** From the youngest to the oldest. The lowest factor of adults and of children is 100. */
  ageBands: readonly AgeBand[];
  /** The lowest factor is 100, so that no price is below those of the plans. */
  regions: readonly Region[];
  /** The least adults and the most people of a household. */
  household: { adults: number; people: number };
  /** The part of an employee's price that the company pays, as a percentage. */
  employerShare: { least: number; most: number };
  /** In how many days from today a contract can begin, on the first of a month. */
  startDays: { least: number; most: number };
  years: Readonly<Record<ExampleYear, BilledServices>>;
};

/**
 * Sample rules, which an insurer's own `priceRules.json` replaces together with its `plans.json`
 * when the product is built. No code contains a factor, a limit, or a bill.
 */
export const priceRules: PriceRules = ours;

/** The ages of each band; `to` is null for the oldest. */
export const bandAges: readonly { from: number; to: number | null }[] =
  /* @__PURE__ */ priceRules.ageBands.map(({ from }, index) => {
    const next = priceRules.ageBands[index + 1]?.from;
    return { from, to: next === undefined ? null : next - 1 };
  });

/** What people are asked about: the benefits that some plan leaves out. */
export const askedBenefits: readonly Benefit[] = benefits.filter((benefit) =>
  Object.values(planOffers).some(({ covers }) => covers[benefit] === undefined),
);
