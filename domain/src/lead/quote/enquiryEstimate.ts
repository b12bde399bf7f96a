import * as z from "zod/mini";

import { insurersDay } from "../../site/insurersDay.ts";
import { plans } from "../../site/plan.ts";
import { benefits } from "../../site/planOffer.ts";
import { parsePrice, priceFields } from "../../site/priceAnswers.ts";
import { bestFit, monthlyPriceOf } from "../../site/priceEstimate.ts";
import { bandAges, priceRules } from "../../site/priceRules.ts";
import { patterns } from "../../shared/patterns.ts";
import { offersVersion } from "./quotePrice.ts";

const count = z.int().check(z.gte(1));
const cents = z.int().check(z.gte(0));

/**
 * What a person answered on the price page and what they were shown, stored with their inquiry. It
 * names the ages and prices themselves, because the rules may change afterward.
 */
export const enquiryEstimateSchema = z.strictObject({
  /** How many people of which ages; `to` is null for the oldest. */
  people: z.nullable(
    z
      .array(z.strictObject({ from: z.int(), to: z.nullable(z.int()), count }))
      .check(z.minLength(1)),
  ),
  /** How many employees, and the percentage that the company pays. */
  company: z.nullable(z.strictObject({ employees: count, share: z.int() })),
  /** The id of a region. */
  region: z.string().check(z.minLength(1), z.maxLength(40)),
  uses: z.array(z.enum(benefits)),
  start: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  /** The monthly price of each plan, in cents. */
  monthly: z.strictObject({ basic: cents, standard: cents, premium: cents }),
  fit: z.enum(plans),
  /** The `version` of the price rules, and that of the plans. */
  rulesVersion: z.string().check(z.minLength(1), z.maxLength(40)),
  offersVersion: z.string().check(z.regex(patterns.offersVersion)),
});

export type EnquiryEstimate = z.infer<typeof enquiryEstimateSchema>;

/**
 * Prices the answers that came with a message again, because a visitor can change what a page shows.
 *
 * @returns null for answers that have no price
 */
export function estimateOf(text: string, now: Date): EnquiryEstimate | null {
  const parsed = parsePrice(priceFields(text), insurersDay(now));
  if (parsed.kind !== "answers") return null;
  const { answers } = parsed;
  const monthly = (plan: (typeof plans)[number]) => monthlyPriceOf(plan, answers).total;
  return {
    people: "people" in answers ? peopleOf(answers.people) : null,
    company: "people" in answers ? null : { employees: answers.employees, share: answers.share },
    region: answers.region,
    uses: [...answers.uses],
    start: answers.start,
    monthly: {
      basic: monthly("basic"),
      standard: monthly("standard"),
      premium: monthly("premium"),
    },
    fit: bestFit(answers),
    rulesVersion: priceRules.version,
    offersVersion,
  };
}

function peopleOf(counts: readonly number[]): EnquiryEstimate["people"] {
  return bandAges.flatMap((ages, index) => {
    const people = counts[index] ?? 0;
    return people === 0 ? [] : [{ ...ages, count: people }];
  });
}
