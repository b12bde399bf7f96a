import { collections } from "@salvia/domain/collections";
import { leadKeySchema } from "@salvia/domain/leadKeys";
import { doc, getDocFromServer, type DocumentReference } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { LeadRow } from "./leadRow.ts";
import { readableLead } from "./readableLead.ts";

/** Whose lead a person is already; of a colleague's nothing more can be read. */
export type KnownLead = { whose: "mine" | "pool"; row: LeadRow } | { whose: "colleague" };

/**
 * The lead that holds a key, as the server has it: one read where there is none, two or three else.
 *
 * @param exceptId the lead that is being written, which holds its own
 * @throws FirebaseError `unavailable` without a connection
 */
export async function knownLead(key: string, exceptId: string): Promise<KnownLead | null> {
  const held = readDocument(leadKeySchema, await getDocFromServer(keyReference(key)));
  if (held === null || held.leadId === exceptId) return null;
  const lead = await readableLead(held.leadId);
  if (lead === null) return { whose: "colleague" };
  const row = { id: held.leadId, lead, pending: false };
  return { whose: lead.ownerId === null ? "pool" : "mine", row };
}

/** Where the key of a lead is stored. */
export function keyReference(key: string): DocumentReference {
  return doc(firestore(), collections.leadKeys, key);
}
