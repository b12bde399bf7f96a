import type { Lead } from "@salvia/domain/lead/lead";

/** One lead of a live list. The object keeps its identity until the lead changes. */
export type LeadRow = {
  id: string;
  lead: Lead;
  /** Saved locally, but not yet confirmed by the server. */
  pending: boolean;
};
