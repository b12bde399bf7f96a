import type { Lead } from "@salvia/domain/lead/lead";

/** One lead of a live list. The object stays the same for as long as the lead does. */
export type LeadRow = {
  id: string;
  lead: Lead;
  /** Saved here, but not yet confirmed by the server. */
  pending: boolean;
};
