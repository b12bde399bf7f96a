import { leadFinder } from "@salvia/domain/lead/finding/leadFinder";
import {
  leadsIn,
  type IndexedLead,
  type LeadIndexPart,
} from "@salvia/domain/lead/finding/leadIndex";

import type { IndexSearchWork } from "../../../firebase/liveQuery/openIndexSearch.ts";

/** A part of one's own index or of the pool's. */
export type OwnedPart = { isPooled: boolean; part: LeadIndexPart };

type FoundLead = IndexedLead & { isPooled: boolean };

/** The number of leads found, and the first of them. */
export type FoundLeads = { count: number; leads: readonly FoundLead[] };

/** The maximum number of shown leads; users narrow a longer list by typing more. */
export const shownLeads = 50;

export function createLeadSearchWork(): IndexSearchWork<OwnedPart, string, FoundLeads> {
  let find = leadFinder<FoundLead>([]);
  return {
    index(parts) {
      find = leadFinder(
        parts.flatMap(({ isPooled, part }) =>
          leadsIn(part).map((lead) => Object.assign(lead, { isPooled })),
        ),
      );
    },

    find(typed) {
      const found = find(typed);
      return { count: found.length, leads: found.slice(0, shownLeads) };
    },
  };
}
