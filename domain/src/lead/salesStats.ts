import * as z from "zod/mini";

import { leadKinds, leadSchema } from "./lead.ts";
import { leadStatuses } from "./leadStatus.ts";
import { monthOf, monthPattern, monthsUntil } from "../shared/month.ts";
import { plans } from "../site/plan.ts";

/** How many months are kept, the running one among them. */
export const monthsKept = 24;

/**
 * How many leads somebody has, by what they are and by when they came in and became clients. While
 * changes are on their way a number may be below zero for a moment: a lead's end may be told before
 * its beginning. So nothing here is cut off at zero; who shows it does that.
 */
export const salesFiguresSchema = z.strictObject({
  kinds: z.record(z.enum(leadKinds), z.int()),
  statuses: z.record(z.enum(leadStatuses), z.int()),
  plans: z.record(z.enum(plans), z.int()),
  /** By month; none where both are zero, and none before those that are kept. */
  months: z.record(
    z.string().check(z.regex(monthPattern)),
    z.strictObject({ created: z.int(), converted: z.int() }),
  ),
});

export type SalesFigures = z.infer<typeof salesFiguresSchema>;

/** A salesperson's figures as they are stored in `salesStats/{uid}`, timestamps as `Date`. */
export const salesStatsSchema = z.strictObject({
  ...salesFiguresSchema.shape,
  /** When all leads were last counted; null if never. Changes up to that moment are in the figures. */
  countedAt: z.nullable(z.date()),
});

export type SalesStats = z.infer<typeof salesStatsSchema>;

/** What is counted of a lead. Its other fields do not matter here, nor whether it has more. */
export const countedLeadSchema = z.object({
  ownerId: leadSchema.shape.ownerId,
  kind: leadSchema.shape.kind,
  status: leadSchema.shape.status,
  plan: leadSchema.shape.plan,
  createdAt: leadSchema.shape.createdAt,
  enrolledAt: leadSchema.shape.enrolledAt,
});

export type CountedLead = z.infer<typeof countedLeadSchema>;

/** The figures of no leads at all. */
export function noFigures(): SalesFigures {
  return {
    kinds: { lead: 0, client: 0 },
    statuses: {
      new: 0,
      aiContacting: 0,
      remoteSales: 0,
      quoted: 0,
      documents: 0,
      enrolled: 0,
      lost: 0,
    },
    plans: { basic: 0, standard: 0, premium: 0 },
    months: {},
  };
}

/**
 * Counts a lead into figures, in place.
 *
 * @param by 1 to add it, -1 to take it away
 */
export function tally(figures: SalesFigures, lead: CountedLead, by: 1 | -1): void {
  figures.kinds[lead.kind] += by;
  figures.statuses[lead.status] += by;
  figures.plans[lead.plan] += by;
  monthIn(figures, monthOf(lead.createdAt)).created += by;
  if (lead.enrolledAt !== null) monthIn(figures, monthOf(lead.enrolledAt)).converted += by;
}

/**
 * What the change of a lead changes in whose figures: nobody's for a lead of the pool, two people's
 * where it is handed over. It tells the difference only, so that changes may be added in any order.
 *
 * @param before null for a lead that is new
 * @param after null for a lead that is gone
 */
export function figureChanges(
  before: CountedLead | null,
  after: CountedLead | null,
): ReadonlyMap<string, SalesFigures> {
  const changes = new Map<string, SalesFigures>();
  for (const [lead, by] of [[before, -1] as const, [after, 1] as const]) {
    if (lead === null || lead.ownerId === null) continue;
    const change = changes.get(lead.ownerId) ?? noFigures();
    tally(change, lead, by);
    changes.set(lead.ownerId, change);
  }
  return new Map([...changes].filter(([, change]) => !isNothing(change)));
}

/** Figures and a change of them, added up, without the months that are no longer kept. */
export function addFigures(figures: SalesFigures, change: SalesFigures, now: Date): SalesFigures {
  const sum = noFigures();
  for (const part of [figures, change]) {
    for (const kind of leadKinds) sum.kinds[kind] += part.kinds[kind];
    for (const status of leadStatuses) sum.statuses[status] += part.statuses[status];
    for (const plan of plans) sum.plans[plan] += part.plans[plan];
    for (const [month, { created, converted }] of Object.entries(part.months)) {
      const both = monthIn(sum, month);
      both.created += created;
      both.converted += converted;
    }
  }
  return withKeptMonths(sum, now);
}

/** The same figures without the months that are too old to be kept, and those that hold nothing. */
export function withKeptMonths(figures: SalesFigures, now: Date): SalesFigures {
  const [oldest = ""] = monthsUntil(now, monthsKept);
  const kept = Object.entries(figures.months).filter(
    ([month, { created, converted }]) => month >= oldest && (created !== 0 || converted !== 0),
  );
  return { ...figures, months: Object.fromEntries(kept) };
}

function monthIn({ months }: SalesFigures, month: string) {
  return (months[month] ??= { created: 0, converted: 0 });
}

function isNothing({ kinds, statuses, plans: byPlan, months }: SalesFigures): boolean {
  const monthly = Object.values(months).flatMap(({ created, converted }) => [created, converted]);
  const counts = [kinds, statuses, byPlan].flatMap((part) => Object.values(part));
  return [...counts, ...monthly].every((count) => count === 0);
}
