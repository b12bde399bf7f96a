import { quoteSchema, type Quote } from "@salvia/domain/lead/quote/quote";
import { collections } from "@salvia/domain/shared/collections";
import {
  doc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { LeadWriteOf } from "./leadWrite.ts";

/**
 * Makes a lead's quote, in place of the one before. The rules refuse it if that one has changed
 * since, or if the lead is no longer the user's own.
 *
 * @throws FirebaseError `permission-denied` or `not-found`
 */
export async function makeQuote(write: LeadWriteOf<"quote">, uid: string): Promise<void> {
  const { leadId, rev, quote } = write;
  const next = { ...quote, madeBy: uid, madeAt: serverTimestamp(), rev: rev + 1 };
  if (rev === 0) await setDoc(reference(leadId), next);
  else await updateDoc(reference(leadId), next);
}

/** A lead's quote as the server has it now; null if there is none. @throws FirebaseError */
export async function quoteOnServer(leadId: string): Promise<Quote | null> {
  return readDocument(quoteSchema, await getDocFromServer(reference(leadId)));
}

function reference(leadId: string): DocumentReference {
  return doc(firestore(), collections.quotes, leadId);
}
