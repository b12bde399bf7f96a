import { isDeepStrictEqual } from "node:util";

import {
  indexOfLead,
  leadEntryOf,
  leadIndexPartSchema,
  leadMergedMax,
  leadPartMax,
  type LeadEntry,
} from "@salvia/domain/lead/finding/leadIndex";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import { collections } from "@salvia/domain/shared/collections";
import type { DocumentSnapshot } from "firebase-admin/firestore";

import { stored } from "../stored.ts";
import { indexWritten, type SearchIndex } from "./searchIndex.ts";

/** The leads of each owner, and those in the pool. */
export const leadIndex: SearchIndex<LeadEntry> = {
  indexes: collections.leadIndexes,
  documents: collections.leads,
  partSchema: leadIndexPartSchema,
  partMax: leadPartMax,
  mergedMax: leadMergedMax,
  entryOf(document, reader) {
    const lead = known(document);
    return lead !== null && indexOfLead(lead) === reader ? leadEntryOf(lead) : null;
  },
};

/** Updates the indexes of a lead's current and previous owner after a write. */
export async function indexWrittenLead(
  before: DocumentSnapshot | null,
  after: DocumentSnapshot | null,
): Promise<void> {
  const ref = (after ?? before)?.ref;
  const [was, is] = [before && known(before), after && known(after)];
  if (ref === undefined || isDeepStrictEqual(identityOf(was), identityOf(is))) return;
  const readers = new Set([was, is].flatMap((lead) => (lead === null ? [] : [indexOfLead(lead)])));
  await indexWritten(leadIndex, await ref.get(), readers);
}

/** A lead as stored; null if missing, or malformed and so in no list. */
function known(snapshot: DocumentSnapshot): Lead | null {
  try {
    return stored(leadSchema, snapshot);
  } catch {
    return null;
  }
}

/** What decides about entries. */
function identityOf(lead: Lead | null) {
  return lead && [...leadEntryOf(lead), indexOfLead(lead)];
}
