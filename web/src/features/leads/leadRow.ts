import type { Lead } from "@salvia/domain/lead";

/** The two lists of leads a salesperson sees: their own, and those that belong to nobody yet. */
export const leadViews = ["mine", "pool"] as const;

export type LeadView = (typeof leadViews)[number];

/** One lead of a live list. The object stays the same for as long as the lead does. */
export type LeadRow = {
  id: string;
  lead: Lead;
  /** Saved here, but not yet confirmed by the server. */
  pending: boolean;
};
