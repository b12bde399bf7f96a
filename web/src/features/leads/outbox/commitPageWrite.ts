import { recordConsent, withdrawConsent } from "../data/leadConsent.data.ts";
import { transitionLead } from "../data/leadTransitions.data.ts";
import { addNote } from "../data/leadNotes.data.ts";
import type { PageWrite } from "./leadWrite.ts";

/**
 * Writes what was decided on a lead's page. Answers once the server has confirmed it; while the
 * connection is lost it waits. Writing the same twice changes nothing: the rules refuse the second.
 *
 * @param uid who is signed in
 * @throws FirebaseError `permission-denied` where somebody has changed the lead since, or taken it
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
