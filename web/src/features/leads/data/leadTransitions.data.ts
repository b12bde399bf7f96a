import type { Lead } from "@salvia/domain/lead/lead";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { runTransaction, serverTimestamp, updateDoc } from "firebase/firestore";

import { firestore } from "../../../firebase/firestore.ts";
import { leadReference } from "./leads.data.ts";

/**
 * Moves a lead to another status; `enrolled` makes it a client. Resolves once the server confirms
 * it; while the connection is lost it stays pending.
 *
 * @param lead the state that the owner decided on
 * @throws FirebaseError `permission-denied` when another user has changed the lead since
 */
export async function transitionLead(id: string, lead: Lead, to: LeadStatus): Promise<void> {
  await updateDoc(leadReference(id), {
    ...transitionChanges(lead, to),
    ...(to === "enrolled" && { enrolledAt: serverTimestamp() }),
    rev: lead.rev + 1,
    updatedAt: serverTimestamp(),
  });
}

/**
 * Hands a lead over to a colleague. Never queued while the connection is lost, so that the
 * salesperson knows whether the colleague has the lead.
 *
 * @param lead the state that the owner decided on
 * @throws FirebaseError `permission-denied` when another user has changed the lead since, or the
 *   colleague is not a salesperson; `unavailable` without a connection
 */
export async function handOverLead(id: string, lead: Lead, ownerId: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    // A transaction without a read would be queued.
    await transaction.get(leadReference(id));
    transaction.update(leadReference(id), {
      ownerId,
      rev: lead.rev + 1,
      updatedAt: serverTimestamp(),
    });
  });
}
