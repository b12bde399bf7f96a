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

/** The id for a new note or call. */
export function newNoteId(leadId: string): string {
  return doc(activities(leadId)).id;
}

/**
 * Adds a note or a call to one of the user's own leads. Resolves once the server confirms it; while
 * the connection is lost it stays pending.
 *
 * @throws FirebaseError `permission-denied` when the lead is no longer the user's own
 */
export async function addNote(
  { leadId, activityId, kind, text }: LeadWrite & { kind: "note" | "call" },
  authorId: string | null,
): Promise<void> {
  const createdAt = serverTimestamp();
  await setDoc(doc(activities(leadId), activityId), { kind, text, authorId, createdAt });
}

/** The collection of a lead's activities. */
export function activities(leadId: string): CollectionReference {
  return collection(leadReference(leadId), collections.activities);
}
