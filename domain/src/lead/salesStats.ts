import * as z from "zod/mini";

import { leadKinds, leadSchema, leadPlans } from "./lead.ts";
import { lossReasons, type LossReason } from "./leadLoss.ts";
import { leadStatuses, type LeadStatus } from "./leadStatus.ts";
import { monthOf, monthPattern, monthsUntil } from "../shared/month.ts";

/** The counts by reason of a person who lost no leads. */
function noLosses(): Record<LossReason, number> {
  return {
    tooExpensive: 0,
    otherInsurer: 0,
    unreachable: 0,
    notEligible: 0,
    noNeed: 0,
    other: 0,
  };
}

/** The counts or sums by status of a person without leads. */
function noStatuses(): Record<LeadStatus, number> {
  return {
    new: 0,
    aiContacting: 0,
    remoteSales: 0,
    quoted: 0,
    documents: 0,
    enrolled: 0,
    lost: 0,
  };
}

/** The number of months to keep, including the current one. */
export const monthsKept = 24;

/**
 * A person's lead counts and premiums by status, and counts by month of creation and conversion.
 * They may be negative while events are in transit, because a lead's deletion may arrive before its
 * creation. Do not clamp them here; the code that displays them does.
 */
export const salesFiguresSchema = z.strictObject({
  kinds: z.record(z.enum(leadKinds), z.int()),
  statuses: z.record(z.enum(leadStatuses), z.int()),
  /** The sum of the leads' monthly premiums by status. Missing in figures of earlier releases. */
  premiums: z.prefault(z.record(z.enum(leadStatuses), z.int()), noStatuses),
  plans: z.strictObject({
    basic: z.int(),
    standard: z.int(),
    premium: z.int(),
    // Missing in figures of earlier releases.
    undecided: z.prefault(z.int(), 0),
  }),
  /** Lost leads by reason; those lost before there were reasons have none. */
  losses: z.prefault(z.record(z.enum(lossReasons), z.int()), noLosses),
  /** By month. Omits months where both counts are zero, and months older than those kept. */
  months: z.record(
    z.string().check(z.regex(monthPattern)),
    z.strictObject({ created: z.int(), converted: z.int() }),
  ),
});

export type SalesFigures = z.infer<typeof salesFiguresSchema>;

/** A salesperson's figures, as stored in `salesStats/{uid}`, timestamps as `Date`. */
export const salesStatsSchema = z.strictObject({
  ...salesFiguresSchema.shape,
  /**
   * When all leads were last recounted; null if never. The figures include all changes up to then.
   */
  countedAt: z.nullable(z.date()),
});

export type SalesStats = z.infer<typeof salesStatsSchema>;

/** The fields of a lead that figures depend on; other fields are ignored. */
export const countedLeadSchema = z.object({
  ownerId: leadSchema.shape.ownerId,
  kind: leadSchema.shape.kind,
  status: leadSchema.shape.status,
  plan: leadSchema.shape.plan,
  loss: leadSchema.shape.loss,
  createdAt: leadSchema.shape.createdAt,
  enrolledAt: leadSchema.shape.enrolledAt,
  monthlyPremium: leadSchema.shape.monthlyPremium,
});

export type CountedLead = z.infer<typeof countedLeadSchema>;

/** The figures of a person without leads. */
export function noFigures(): SalesFigures {
  return {
    kinds: { lead: 0, client: 0 },
    statuses: noStatuses(),
    premiums: noStatuses(),
    plans: { basic: 0, standard: 0, premium: 0, undecided: 0 },
    losses: noLosses(),
    months: {},
  };
}

/**
 * Adds a lead to figures or removes it, in place.
 *
 * @param by 1 to add it, -1 to remove it
 */
export function tally(figures: SalesFigures, lead: CountedLead, by: 1 | -1): void {
  figures.kinds[lead.kind] += by;
  figures.statuses[lead.status] += by;
  figures.premiums[lead.status] += by * (lead.monthlyPremium ?? 0);
  figures.plans[lead.plan] += by;
  if (lead.loss !== undefined) figures.losses[lead.loss.reason] += by;
  monthIn(figures, monthOf(lead.createdAt)).created += by;
  if (lead.enrolledAt !== null) monthIn(figures, monthOf(lead.enrolledAt)).converted += by;
}

/**
 * The changes to each person's figures caused by a change of a lead: none for a lead in the pool,
 * two people's for a handover. Contains differences only, so changes can be applied in any order.
 *
 * @param before null for a new lead
 * @param after null for a deleted lead
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

/** Adds a change to figures and drops months that are no longer kept. */
export function addFigures(figures: SalesFigures, change: SalesFigures, now: Date): SalesFigures {
  const sum = noFigures();
  for (const part of [figures, change]) {
    for (const kind of leadKinds) sum.kinds[kind] += part.kinds[kind];
    for (const status of leadStatuses) {
      sum.statuses[status] += part.statuses[status];
      sum.premiums[status] += part.premiums[status];
    }
    for (const plan of leadPlans) sum.plans[plan] += part.plans[plan];
    for (const reason of lossReasons) sum.losses[reason] += part.losses[reason];
    for (const [month, { created, converted }] of Object.entries(part.months)) {
      const both = monthIn(sum, month);
      both.created += created;
      both.converted += converted;
    }
  }
  return withKeptMonths(sum, now);
}

/** The figures without months that are too old or empty. */
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

function isNothing({ months, ...parts }: SalesFigures): boolean {
  return [...Object.values(parts), ...Object.values(months)].every((part) =>
    Object.values(part).every((count) => count === 0),
  );
}
