import type { Lead } from "@salvia/domain/lead/lead";

/** One lead of a live list. The object keeps its identity until the lead changes. */
export type LeadRow = {
  id: string;
  lead: Lead;
  /** Saved locally, but not yet confirmed by the server. */
  pending: boolean;
};

/** The lead's name as displayed and announced. */
export function fullName({ lead }: LeadRow): string {
  return `${lead.firstName} ${lead.lastName}`;
}
