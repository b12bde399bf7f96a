import { describe, expect, it } from "vitest";

import { mannWhitney, median } from "./statistics.ts";

it.each([
  [[3], 3],
  [[4, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])("computes the median of %j as %d", (sample, middle) => {
  expect(median(sample)).toBe(middle);
});

describe("two samples", () => {
  it("of the published example differ as published", () => {
    // Hollander and Wolfe (1973), p. 69: permeability of membranes. U is 35 of 50.
    const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
    const early = [1.15, 0.88, 0.9, 0.74, 1.21];
    const { greater, p } = mannWhitney(term, early);
    expect(greater).toBeCloseTo(0.7, 10);
    expect(p).toBeCloseTo(0.2207, 4);
  });

  it("that are equal cannot be distinguished, even with ties", () => {
    expect(mannWhitney([1, 1, 2, 3], [3, 2, 1, 1])).toEqual({ greater: 0.5, p: expect.closeTo(1) });
    expect(mannWhitney([5, 5], [5, 5])).toEqual({ greater: 0.5, p: expect.closeTo(1) });
  });

  it("without an overlap are distinguished, whichever is greater", () => {
    const low = Array.from({ length: 20 }, (_, index) => index);
    const high = low.map((value) => value + 100);
    expect(mannWhitney(high, low)).toMatchObject({ greater: 1, p: expect.closeTo(0, 6) });
    expect(mannWhitney(low, high)).toMatchObject({ greater: 0, p: expect.closeTo(0, 6) });
  });

  it("are not distinguished by one slow value", () => {
    const calm = Array.from({ length: 40 }, (_, index) => 10 + (index % 8));
    const { p } = mannWhitney([...calm, 5000], [...calm, 13]);
    expect(p).toBeGreaterThan(0.5);
  });
});
