import type { DocumentReference } from "firebase-admin/firestore";

import { checklistDocument } from "./checklists.ts";
import { quoteDocument } from "./quotes.ts";

/**
 * Deletes what belongs to a lead under its id, if the lead is gone. Undoing a merge restores a
 * lead, so an event that comes late must not delete what was restored with it.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function deletePartsOfGone(lead: DocumentReference): Promise<void> {
  const { firestore, id } = lead;
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(lead)).exists) return;
    transaction.delete(checklistDocument(firestore, id));
    transaction.delete(quoteDocument(firestore, id));
  });
}
