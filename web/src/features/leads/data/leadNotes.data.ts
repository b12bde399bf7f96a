import { collections } from "@salvia/domain/shared/collections";
import {
  collection,
  doc,
  serverTimestamp,
  setDoc,
  type CollectionReference,
} from "firebase/firestore";

import { leadReference } from "./leads.data.ts";
import type { LeadWrite } from "../outbox/leadWrite.ts";

/** The id of a note or call that is about to be added. */
export function newNoteId(leadId: string): string {
  return doc(activities(leadId)).id;
}

/**
 * Adds a note or a call to a lead of one's own. Answers once the server has confirmed it; while the
 * connection is lost it waits.
 *
 * @throws FirebaseError `permission-denied` where the lead is no longer one's own
 */
export async function addNote(
  { leadId, activityId, kind, text }: LeadWrite & { kind: "note" | "call" },
  authorId: string | null,
): Promise<void> {
  const createdAt = serverTimestamp();
  await setDoc(doc(activities(leadId), activityId), { kind, text, authorId, createdAt });
}

/** Where a lead's activities are stored. */
export function activities(leadId: string): CollectionReference {
  return collection(leadReference(leadId), collections.activities);
}
