import { expect, test } from "vitest";

import {
  benefits,
  groupAnswer,
  lowestMonthly,
  monthlyPrice,
  planOffers,
  suggestedPlan,
} from "./planOffer.ts";
import { plans } from "./plan.ts";

test("gives more expensive plans at least the same benefits and a lower cap on costs", () => {
  plans.slice(1).forEach((plan, index) => {
    const less = planOffers[plans[index] ?? plan];
    const more = planOffers[plan];
    expect(benefits.filter((benefit) => less.covers[benefit] && !more.covers[benefit])).toEqual([]);
    expect(more.monthly.adult).toBeGreaterThan(less.monthly.adult);
    expect(more.yearlyMost).toBeLessThan(less.yearlyMost);
  });
});

test("charges a family of four for each member", () => {
  expect(monthlyPrice("basic", { adults: 2, children: 2 })).toBe(2 * 89 + 2 * 39);
});

test("takes the lowest price from the basic plan", () => {
  expect(lowestMonthly("adult")).toBe(planOffers.basic.monthly.adult);
  expect(lowestMonthly("employee")).toBe(planOffers.basic.monthly.employee);
});

test("suggests the cheapest plan with everyday care", () => {
  expect(planOffers.basic.covers.doctors).toBeUndefined();
  expect(suggestedPlan()).toBe("standard");
});

test("keeps shares below the whole bill, and amounts whole", () => {
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

test.each([
  [1, "individual"],
  [2, "small-group"],
  [50, "small-group"],
  [51, "large-group"],
  [4000, "large-group"],
])("offers a team of %d: %s", (employees, answer) => {
  expect(groupAnswer(employees)).toBe(answer);
});
