import * as z from "zod/mini";

import { patterns } from "../../shared/patterns.ts";
import { plans } from "../../site/plan.ts";
import type { Lead } from "../lead.ts";

/** How many people one quote covers. */
export const quotedPeople = { adults: { least: 1, most: 10 }, children: { least: 0, most: 10 } };

const { adults, children } = quotedPeople;

/** What a salesperson chooses: a plan, and how many people it covers. */
export const quoteDetailsSchema = z.strictObject({
  plan: z.enum(plans),
  adults: z.int().check(z.gte(adults.least), z.lte(adults.most)),
  children: z.int().check(z.gte(children.least), z.lte(children.most)),
});

export type QuoteDetails = z.infer<typeof quoteDetailsSchema>;

/**
 * The latest quote for a lead, as stored in `quotes/{leadId}`, timestamps as `Date`. It contains no
 * price: the price is that of the plans, of which it names the version (decision 99).
 * firestore.rules accepts exactly what this schema accepts.
 */
export const quoteSchema = z.strictObject({
  ...quoteDetailsSchema.shape,
  /** The `offersVersion` when it was made. */
  offersVersion: z.string().check(z.regex(patterns.offersVersion)),
  /** The uid of the salesperson who made it. */
  madeBy: z.string().check(z.regex(patterns.id)),
  madeAt: z.date(),
  /** Counts the lead's quotes from 1, so that none replaces another unseen. */
  rev: z.int().check(z.gte(1)),
});

export type Quote = z.infer<typeof quoteSchema>;

/** Whether a lead can get a quote: a salesperson works on it, it has a plan, and is still open. */
export function canBeQuoted({
  ownerId,
  status,
  plan,
}: Pick<Lead, "ownerId" | "status" | "plan">): boolean {
  return ownerId !== null && plan !== "undecided" && status !== "enrolled" && status !== "lost";
}
