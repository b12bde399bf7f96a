import type { Lead } from "@salvia/domain/lead/lead";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { runTransaction, serverTimestamp, updateDoc } from "firebase/firestore";

import { firestore } from "../../../firebase/firestore.ts";
import { leadReference } from "./leads.data.ts";

/**
 * Moves a lead to another status; enrolled, it becomes a client. Answers once the server has
 * confirmed it; while the connection is lost it waits.
 *
 * @param lead the state that its owner decided on
 * @throws FirebaseError `permission-denied` where somebody has changed the lead since
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
 * Hands a lead over to a colleague. Never queued while the connection is lost: whoever has promised a
 * lead to somebody wants to know that it is there.
 *
 * @param lead the state that its owner decided on
 * @throws FirebaseError `permission-denied` where somebody has changed the lead since, or the
 *   colleague is no salesperson; `unavailable` without a connection
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
