import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { rateDecision } from "./rateDecision.ts";

const limit = { allowed: 10, window: 900 };
const start = Date.parse("2026-11-21T10:00:00Z");

/** Makes calls at the given moments, and returns which were allowed. */
function run(moments: readonly number[], to = limit): boolean[] {
  let quietAt: number | null = null;
  return moments.map((moment) => {
    const decision = rateDecision(quietAt, to, moment);
    if (decision.allowed) ({ quietAt } = decision);
    return decision.allowed;
  });
}

describe("ten per quarter of an hour", () => {
  it("allows ten at once and refuses the eleventh", () => {
    expect(run(Array.from({ length: 12 }, () => start))).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
      false,
    ]);
  });

  it("then allows one every ninety seconds, and says so in the refusal", () => {
    const full = start + 900_000;
    expect(rateDecision(full, limit, start)).toEqual({ allowed: false, retryAfter: 90 });
    expect(rateDecision(full, limit, start + 60_500)).toEqual({ allowed: false, retryAfter: 30 });
    expect(rateDecision(full, limit, start + 89_999)).toEqual({ allowed: false, retryAfter: 1 });
    expect(rateDecision(full, limit, start + 90_000).allowed).toBe(true);
  });

  it("does not count refused calls", () => {
    const calls = Array.from({ length: 500 }, () => start);
    expect(run([...calls, start + 90_000]).at(-1)).toBe(true);
  });

  it("resets after a quiet window", () => {
    const burst = Array.from({ length: 10 }, () => start);
    const again = Array.from({ length: 10 }, () => start + 900_000);
    expect(run([...burst, ...again])).toEqual(Array.from({ length: 20 }, () => true));
  });

  it("locks no one out for longer than one interval after a clock was a year ahead", () => {
    const ahead = start + 365 * 24 * 3_600_000;
    expect(rateDecision(ahead, limit, start)).toEqual({ allowed: false, retryAfter: 90 });
  });
});

it("allows at most twice the limit in any window, and allows a call after the stated wait", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 120 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 40 }), (steps, allowed) => {
      const to = { allowed, window: 600 };
      let moment = start;
      let quietAt: number | null = null;
      const made: number[] = [];
      const waits: { retryAfter: number; after: boolean }[] = [];
      for (const step of steps) {
        moment += step;
        const decision = rateDecision(quietAt, to, moment);
        if (decision.allowed) {
          ({ quietAt } = decision);
          made.push(moment);
        } else {
          const later = moment + decision.retryAfter * 1000;
          waits.push({ ...decision, after: rateDecision(quietAt, to, later).allowed });
        }
      }
      for (const { retryAfter, after } of waits) {
        expect(retryAfter).toBeGreaterThan(0);
        expect(after).toBe(true);
      }
      for (const first of made) {
        const within = made.filter((one) => one >= first && one < first + 600_000);
        expect(within.length).toBeLessThanOrEqual(2 * allowed);
      }
    }),
  );
});
