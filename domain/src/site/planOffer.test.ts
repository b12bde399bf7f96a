import { expect, test } from "vitest";

import { benefits, lowestMonthly, monthlyPrice, planOffers } from "./planOffer.ts";
import { plans } from "./plan.ts";

test("a dearer plan covers whatever a cheaper one does, and caps what a member pays lower", () => {
  plans.slice(1).forEach((plan, index) => {
    const less = planOffers[plans[index] ?? plan];
    const more = planOffers[plan];
    expect(benefits.filter((benefit) => less.covers[benefit] && !more.covers[benefit])).toEqual([]);
    expect(more.monthly.adult).toBeGreaterThan(less.monthly.adult);
    expect(more.yearlyMost).toBeLessThan(less.yearlyMost);
  });
});

test("a family of four pays for each of its members", () => {
  expect(monthlyPrice("basic", { adults: 2, children: 2 })).toBe(2 * 89 + 2 * 39);
});

test("the lowest price is the basic plan's", () => {
  expect(lowestMonthly("adult")).toBe(planOffers.basic.monthly.adult);
  expect(lowestMonthly("employee")).toBe(planOffers.basic.monthly.employee);
});

test("every share is part of a bill, and every amount is whole", () => {
  for (const { covers } of Object.values(planOffers)) {
    for (const { share = 1, ...amounts } of Object.values(covers)) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(100);
      expect(Object.values(amounts).every((amount) => Number.isInteger(amount) && amount > 0)).toBe(
        true,
      );
    }
  }
});
