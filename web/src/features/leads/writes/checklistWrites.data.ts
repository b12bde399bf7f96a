import { checklistSchema, type Checklist } from "@salvia/domain/lead/checklist";
import { collections } from "@salvia/domain/shared/collections";
import {
  deleteField,
  doc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  type DocumentReference,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { LeadWriteOf } from "./leadWrite.ts";

/**
 * Ticks a document as received, or unticks it. Other documents keep their ticks, so devices that
 * tick different ones need not know of each other. The rules refuse a second tick.
 *
 * @throws FirebaseError `permission-denied`
 */
export async function tickDocument(write: LeadWriteOf<"tick">, uid: string): Promise<void> {
  const { leadId, document, received } = write;
  const receipt = received ? { by: uid, at: serverTimestamp() } : deleteField();
  await setDoc(reference(leadId), { received: { [document]: receipt } }, { merge: true });
}

/** A lead's checklist as the server has it now; null if there is none. @throws FirebaseError */
export async function checklistOnServer(leadId: string): Promise<Checklist | null> {
  return readDocument(checklistSchema, await getDocFromServer(reference(leadId)));
}

function reference(leadId: string): DocumentReference {
  return doc(firestore(), collections.checklists, leadId);
}
