import * as fc from "fast-check";
import { expect, test } from "vitest";

import { ownBills } from "./ownBills.ts";
import { plans, type Plan } from "./plan.ts";
import { planOffers } from "./planOffer.ts";
import { parsePrice, priceFields, priceText, nextStart, startDays } from "./priceAnswers.ts";
import { bestFit, missingFrom, monthlyPriceOf, yearlyCost } from "./priceEstimate.ts";
import { askedBenefits, exampleYears, priceRules } from "./priceRules.ts";
import { priceView } from "./priceView.ts";

const today = "2026-12-01";
const start = "2027-01-01";

const common = {
  region: fc.constantFrom(...priceRules.regions.map(({ id }) => id)),
  uses: fc.subarray([...askedBenefits]),
  start: fc.constant(start),
};

/** How many people of each band: an adult, and the others of the household. */
const people = fc
  .tuple(
    fc.integer({ min: 1, max: priceRules.ageBands.length - 1 }),
    fc.array(fc.nat({ max: priceRules.ageBands.length - 1 }), {
      maxLength: priceRules.household.people - 1,
    }),
  )
  .map(([adult, others]) =>
    priceRules.ageBands.map((_, band) => [adult, ...others].filter((each) => each === band).length),
  );

const household = fc.record({ ...common, people });

const company = fc.record({
  ...common,
  employees: fc.integer({ min: 2, max: 50 }),
  share: fc.integer({
    min: priceRules.employerShare.least,
    max: priceRules.employerShare.most,
  }),
});

/**
 * The price of a household, worked out another way: exact fractions instead of cents, person by
 * person, and rounded in decimal notation.
 */
function secondOpinion(plan: Plan, counts: readonly number[], region: string): bigint {
  const factor = priceRules.regions.find(({ id }) => id === region)?.factor ?? 0;
  let sum = 0n;
  for (const [index, count] of counts.entries()) {
    const band = priceRules.ageBands[index];
    if (band === undefined) throw new Error("There is no such age.");
    const { adult, child } = planOffers[plan].monthly;
    // In hundredths of a cent: currency × 100 × 100, times two percentages.
    const price = BigInt(band.isChild ? child : adult) * BigInt(band.factor) * BigInt(factor);
    for (let person = 0; person < count; person += 1) {
      const digits = price.toString().padStart(3, "0");
      const cents = BigInt(digits.slice(0, -2));
      sum += Number(digits.slice(-2)) >= 50 ? cents + 1n : cents;
    }
  }
  return sum;
}

test("prices 100,000 households to the cent like a second calculation, and as text too", () => {
  let priced = 0;
  fc.assert(
    fc.property(household, (answers) => {
      const parsed = parsePrice(priceFields(priceText(answers)), today);
      if (parsed.kind !== "answers") throw new Error(priceText(answers));
      for (const plan of plans) {
        const { total } = monthlyPriceOf(plan, parsed.answers);
        const expected = secondOpinion(plan, answers.people, answers.region);
        if (BigInt(total) !== expected) throw new Error(`${plan}: ${total}, not ${expected}`);
      }
      priced += 1;
    }),
    { numRuns: 100_000 },
  );
  expect(priced).toBe(100_000);
});

test("splits an employee's price between company and employee without losing a cent", () => {
  fc.assert(
    fc.property(company, fc.constantFrom(...plans), (answers, plan) => {
      const { total, each } = monthlyPriceOf(plan, answers);
      const { employer = 0, employee = 0 } = each ?? {};
      expect((employer + employee) * answers.employees).toBe(total);
      expect(Math.abs(employer * 100 - (employer + employee) * answers.share)).toBeLessThanOrEqual(
        50,
      );
      expect(yearlyCost(plan, answers, "healthy")).toBe(12 * employee + ownBills(plan, "healthy"));
    }),
  );
});

test("never asks less than the price of the plan, which the pages name as the lowest", () => {
  fc.assert(
    fc.property(household, fc.constantFrom(...plans), (answers, plan) => {
      const { adult, child } = planOffers[plan].monthly;
      const [children = 0, ...adults] = answers.people;
      const lowest = children * child + adults.reduce((sum, count) => sum + count, 0) * adult;
      expect(monthlyPriceOf(plan, answers).total).toBeGreaterThanOrEqual(lowest * 100);
    }),
  );
});

test("recommends the cheapest of the plans that cover what they chose", () => {
  fc.assert(
    fc.property(fc.oneof(household, company), (answers) => {
      const fit = bestFit(answers);
      expect(missingFrom(fit, answers.uses)).toEqual([]);
      const price = monthlyPriceOf(fit, answers).total;
      const cheaper = plans.filter((plan) => monthlyPriceOf(plan, answers).total < price);
      const covering = cheaper.filter((plan) => missingFrom(plan, answers.uses).length === 0);
      expect(covering).toEqual([]);
    }),
  );
});

test("counts what a plan leaves out and what exceeds a limit beyond the out-of-pocket maximum", () => {
  // Basic covers the hospital at 80% and emergencies with a copay of 150, and nothing else.
  expect(ownBills("basic", "brokenLeg")).toBe(
    (0.2 * 14_500 + 150 + 3 * 320 + 4 * 160 + 3 * 45) * 100,
  );
  // The hospital's part alone, 3,360, is below the maximum of 6,000.
  expect(ownBills("basic", "childbirth")).toBe((0.2 * 16_800 + 10 * 180 + 5 * 260 + 6 * 30) * 100);
  expect(ownBills("premium", "childbirth")).toBe(0);
  expect(ownBills("premium", "healthy")).toBe(0.2 * 2 * 110 * 100);
  for (const year of exampleYears) {
    const costs = plans.map((plan) => ownBills(plan, year));
    expect(costs).toEqual(costs.toSorted((one, other) => other - one));
    expect(costs.every((cost) => Number.isInteger(cost) && cost >= 0)).toBe(true);
  }
});

test.each([
  ["for=household&age30=1&region=moon&start=2027-01-01", { region: "missing" }],
  ["for=household&region=city&start=2027-01-01", { people: "missing" }],
  ["for=household&age0=2&region=city&start=2027-01-01", { people: "no-adult" }],
  ["for=household&age30=13&region=city&start=2027-01-01", { people: "too-many" }],
  ["for=household&age30=1000000&region=city&start=2027-01-01", { people: "too-many" }],
  ["for=household&age30=1.5&region=city&start=2027-01-01", { people: "malformed" }],
  ["for=household&age30=-1&region=city&start=2027-01-01", { people: "malformed" }],
  ["for=household&age30=two adults&region=city&start=2027-01-01", { people: "malformed" }],
  ["for=household&age30=1e1&region=city&start=2027-01-01", { people: "malformed" }],
  ["for=household&age30=1&region=city", { start: "malformed" }],
  ["for=household&age30=1&region=city&start=2026-12-01", { start: "malformed" }],
  ["for=household&age30=1&region=city&start=2027-02-30", { start: "malformed" }],
  ["for=household&age30=1&region=city&start=2027-01-15", { start: "malformed" }],
  ["for=household&age30=1&region=city&start=2028-01-01", { start: "malformed" }],
  ["for=household&age30=1&region=city&start=tomorrow", { start: "malformed" }],
  ["for=company&region=city&share=80&start=2027-01-01", { employees: "missing" }],
  ["for=company&employees=0&region=city&share=80&start=2027-01-01", { employees: "malformed" }],
  ["for=company&employees=12&region=city&share=49&start=2027-01-01", { share: "malformed" }],
  ["for=company&employees=12&region=city&share=101&start=2027-01-01", { share: "malformed" }],
  ["", { people: "missing", region: "missing", start: "malformed" }],
])("explains what is wrong with %j", (text, problems) => {
  expect(parsePrice(priceFields(text), today)).toEqual({ kind: "problems", problems });
});

test.each([
  ["1", "individual"],
  ["51", "large-group"],
  ["1000000", "large-group"],
])("has another answer for a company of %s, whatever else it says", (employees, group) => {
  const fields = priceFields(`for=company&employees=${employees}`);
  expect(parsePrice(fields, today)).toEqual({ kind: "elsewhere", group });
});

test.each([
  ["2026-11-30", "2026-12-01", "2027-11-01"],
  ["2026-12-01", "2027-01-01", "2027-12-01"],
  ["2028-02-29", "2028-03-01", "2029-02-01"],
])("lets a contract begin on the first of each month within a year of %s", (day, first, last) => {
  const days = startDays(day);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
  expect(days).toHaveLength(12);
});

test.each([
  ["2027-02-01", "2027-02-01"],
  ["2027-01-15", "2027-02-01"],
  ["2020-05-01", "2027-01-01"],
  ["2028-01-01", "2028-01-01"],
  ["tomorrow", "tomorrow"],
  ["", "2027-01-01"],
])("finds the next day after %j on which a contract can begin", (given, next) => {
  expect(nextStart(given, today)).toBe(next);
});

test("shows prices, reasons and dates in the page's language", () => {
  const [children, , thirties] = [1, 0, 2];
  const answers = {
    people: [children, 0, thirties, 0, 0, 0],
    region: "city",
    uses: ["doctors" as const],
    start: "2027-02-01",
  };
  const { texts, conditions } = priceView(answers, { tag: "fr-FR", currency: "USD" });
  const text = (name: string) => texts.get(name)?.replaceAll(/\s/g, " ");
  expect(text("monthly.basic")).toBe("272,94 $");
  expect(text("wait.1")).toBe("1er mars 2027");
  expect([...conditions]).toEqual(
    expect.arrayContaining([
      "answers",
      "household",
      "use.doctors",
      "fit.standard",
      "age.0",
      "age.30",
      "all",
    ]),
  );
  expect(conditions.has("less.basic")).toBe(true);
  expect(conditions.has("other.basic.doctors")).toBe(true);
  expect(conditions.has("other.basic.tests")).toBe(false);
  expect(conditions.has("more.premium")).toBe(true);
  expect(conditions.has("other.premium.dental")).toBe(true);
  expect(conditions.has("age.18")).toBe(false);
});

test.each([
  ["en-US", ["$744", ".46", ""]],
  ["fr-FR", ["744", ",46", "\u00a0$"]],
  ["pt-BR", ["$\u00a0744", ",46", ""]],
])("sets the cents of an amount apart in %s", (tag, parts) => {
  const answers = { people: [0, 0, 2, 0, 0, 0], region: "city", uses: [], start };
  const { texts } = priceView(answers, { tag, currency: "USD" });
  expect([0, 1, 2].map((index) => texts.get(`${index}.premium`))).toEqual(parts);
});
