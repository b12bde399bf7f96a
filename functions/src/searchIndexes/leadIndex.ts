import {
  indexOfLead,
  leadEntryOf,
  leadIndexPartSchema,
  leadMergedMax,
  leadPartMax,
  type LeadEntry,
} from "@salvia/domain/lead/finding/leadIndex";
import { leadSchema } from "@salvia/domain/lead/lead";
import { collections } from "@salvia/domain/shared/collections";

import { storedIfValid } from "../platform/stored.ts";
import type { SearchIndex } from "./searchIndex.ts";

/** The leads of each owner, and those in the pool. */
export const leadIndex: SearchIndex<LeadEntry> = {
  indexes: collections.leadIndexes,
  documents: collections.leads,
  partSchema: leadIndexPartSchema,
  partMax: leadPartMax,
  mergedMax: leadMergedMax,
  readersOf(document) {
    const lead = storedIfValid(leadSchema, document);
    return lead === null ? [] : [indexOfLead(lead)];
  },
  entryOf(document, reader) {
    const lead = storedIfValid(leadSchema, document);
    return lead !== null && indexOfLead(lead) === reader ? leadEntryOf(lead) : null;
  },
};
