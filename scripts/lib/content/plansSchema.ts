import { benefits, type PlanOffer } from "@salvia/domain/site/planOffer";
import type { Plan } from "@salvia/domain/site/plan";
import { z } from "zod";

const amount = z.int("must be a whole number").positive("must be more than 0");

const cover = z.strictObject({
  copay: amount.exactOptional(),
  share: amount.max(99, "must be less than 100; leave it out if the plan pays all").exactOptional(),
  yearlyLimit: amount.exactOptional(),
  waitingMonths: amount.exactOptional(),
});

const offer = z.strictObject({
  monthly: z.strictObject({ adult: amount, child: amount, employee: amount }),
  yearlyMost: amount,
  covers: z.partialRecord(z.enum(benefits), cover),
});

/**
 * The plans: `plans.json`, instead of `domain/src/site/plans.json`. Each plan is complete, because
 * a benefit that is absent is not covered.
 */
export const plansSchema = z.strictObject({
  basic: offer,
  standard: offer,
  premium: offer,
} satisfies Record<Plan, z.ZodType<PlanOffer>>);
