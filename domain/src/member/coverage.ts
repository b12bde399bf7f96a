import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";
import { plans } from "../site/plan.ts";

/** The maximum number of family members on a plan. */
export const familyMax = 20;

/**
 * A member's plan, as the insurer's core system last sent it, stored in `coverages/{uid}` under the
 * member's own uid. Only the server writes it. Clinicians don't read it: what someone pays for is
 * no matter of their treatment.
 */
export const coverageSchema = z.strictObject({
  plan: z.enum(plans),
  /** The first day of the plan. */
  startsOn: z.iso.date(),
  /** The last day of a plan that was ended; null otherwise. */
  endsOn: z.nullable(z.iso.date()),
  /** The others on the plan. A year of birth distinguishes two of the same name. */
  family: z
    .array(
      z.strictObject({
        name: z.string().check(z.regex(patterns.displayName)),
        birthYear: z.int().check(z.minimum(1900), z.maximum(2199)),
      }),
    )
    .check(z.maxLength(familyMax)),
});

export type Coverage = z.infer<typeof coverageSchema>;

/** A coverage to import; it replaces the stored one. */
export const importedCoverageSchema = z
  .strictObject({
    plan: coverageSchema.shape.plan,
    startsOn: coverageSchema.shape.startsOn,
    endsOn: z.exactOptional(z.nullable(z.iso.date())),
    family: z.exactOptional(coverageSchema.shape.family),
  })
  .check(
    z.refine(
      ({ startsOn, endsOn }) => endsOn === undefined || endsOn === null || startsOn <= endsOn,
    ),
  );

/** Whether a plan has not begun yet, is valid, or has ended, on a day such as 2028-02-29. */
export function coverageState(
  { startsOn, endsOn }: Pick<Coverage, "startsOn" | "endsOn">,
  day: string,
): "future" | "active" | "ended" {
  if (endsOn !== null && endsOn < day) return "ended";
  return day < startsOn ? "future" : "active";
}
