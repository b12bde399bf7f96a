import { firstDays } from "../shared/firstDays.ts";
import { plans, type Plan } from "./plan.ts";
import { benefits, planOffers, type Benefit } from "./planOffer.ts";
import type { PriceAnswers } from "./priceAnswers.ts";
import {
  bestFit,
  missingFrom,
  monthlyPriceOf,
  yearlyCost,
  yearlyPremiums,
} from "./priceEstimate.ts";
import { exampleYears, priceRules } from "./priceRules.ts";

/**
 * What the price page shows: its markup has a place for each text (`data-text`), which is the width
 * of a bar, and parts that appear only under a condition (`data-if`). The page's script and the
 * server fill in the same markup, whose words are in the page's language.
 */
export type PriceView = {
  texts: ReadonlyMap<string, string>;
  conditions: ReadonlySet<string>;
};

/** The language tag and currency of the texts. */
export type PriceFormat = { tag: string; currency: string };

/** The prices, reasons and example years for answers. */
export function priceView(answers: PriceAnswers, { tag, currency }: PriceFormat): PriceView {
  const texts = new Map<string, string>();
  const conditions = new Set<string>(["answers"]);
  const format = moneyFormat(tag, currency);
  const money = (cents: number) => format.format(cents / 100);
  const show = (name: string, text: string | number) => texts.set(name, String(text));
  const { region, uses, start } = answers;
  const fit = bestFit(answers);

  conditions.add(`region.${region}`).add(`fit.${fit}`);
  if ("people" in answers) {
    conditions.add("household");
    for (const [index, { from }] of priceRules.ageBands.entries()) {
      const count = answers.people[index] ?? 0;
      if (count > 0) conditions.add(`age.${from}`);
      show(`age.${from}`, count);
    }
  } else {
    conditions.add("company");
    show("employees", answers.employees);
    show("share", answers.share);
  }
  show("start", dayText(start, 0, tag));

  const longest = Math.max(
    ...plans.flatMap((plan) => exampleYears.map((year) => yearlyCost(plan, answers, year))),
  );
  const percent = (cents: number) => `${(100 * cents) / longest}%`;
  const fitPrice = monthlyPriceOf(fit, answers).total;
  for (const plan of plans) {
    const { total, each } = monthlyPriceOf(plan, answers);
    show(`monthly.${plan}`, money(total));
    // The unit is before or after the amount. A currency without cents has none.
    for (const [index, part] of money(total)
      .split(/([.,]\d\d)(?=\D*$)/)
      .entries()) {
      show(`${index}.${plan}`, part);
    }
    // Why it is not the best fit: what it lacks of what they chose, or what else it covers.
    const isLess = total < fitPrice;
    const others = isLess ? missingFrom(plan, uses) : missingFrom(fit, coveredBy(plan));
    if (others.length > 0) conditions.add(`${isLess ? "less" : "more"}.${plan}`);
    for (const benefit of others) conditions.add(`other.${plan}.${benefit}`);
    show(`difference.${plan}`, money(Math.abs(total - fitPrice)));
    if (each) {
      show(`employer.${plan}`, money(each.employer));
      show(`employee.${plan}`, money(each.employee));
    }
    show(`bar.${plan}`, percent(yearlyPremiums(plan, answers)));
    for (const year of exampleYears) {
      const cost = yearlyCost(plan, answers, year);
      show(`year.${year}.${plan}`, money(cost));
      show(`bar.${year}.${plan}`, percent(cost));
    }
    for (const { waitingMonths } of Object.values(planOffers[plan].covers)) {
      if (waitingMonths) show(`wait.${waitingMonths}`, dayText(start, waitingMonths, tag));
    }
  }

  for (const benefit of uses) conditions.add(`use.${benefit}`);
  const missing = missingFrom(fit, uses);
  conditions.add(uses.length === 0 ? "nothing" : missing.length === 0 ? "all" : "most");
  for (const benefit of missing.length === 0 ? uses : missing) {
    conditions.add(`reason.${benefit}`);
  }
  return { texts, conditions };
}

function coveredBy(plan: Plan): readonly Benefit[] {
  return benefits.filter((benefit) => planOffers[plan].covers[benefit]);
}

/** The first of a month, or of the month that is a number of months later. */
export function dayText(first: string, months: number, tag: string | undefined): string {
  const day = new Date(first);
  day.setUTCMonth(day.getUTCMonth() + months);
  const text = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(day);
  return text.replace(/^1(?= )/, firstDays[tag?.slice(0, 2) ?? ""] ?? "1");
}

/** Writes amounts with their cents, so that amounts below one another compare at a glance. */
export function moneyFormat(tag: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
}
