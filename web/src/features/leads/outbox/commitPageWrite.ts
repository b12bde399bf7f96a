import { recordConsent, withdrawConsent } from "../data/leadConsent.data.ts";
import { transitionLead } from "../data/leadTransitions.data.ts";
import { addNote } from "../data/leadNotes.data.ts";
import type { PageWrite } from "./leadWrite.ts";

/**
 * Sends a write made on a lead's page. Resolves once the server confirms it; while the connection
 * is lost it stays pending. Sending the same write twice is safe: the rules refuse the second one.
 *
 * @param uid the signed-in user
 * @throws FirebaseError `permission-denied` when another user has changed or claimed the lead since
 */
export async function commitPageWrite(write: PageWrite, uid: string | null): Promise<void> {
  const { leadId } = write;
  switch (write.kind) {
    case "note":
    case "call":
      return await addNote(write, uid);
    case "move":
      return await transitionLead(leadId, write.base, write.to);
    case "consent":
      return await recordConsent(leadId, write.base, write.language);
    case "withdrawal":
      return await withdrawConsent(leadId, write.base);
  }
}
