import { checklistSchema } from "@salvia/domain/lead/checklist";
import { nextStepSchema } from "@salvia/domain/lead/nextStep";
import { quoteSchema } from "@salvia/domain/lead/quote/quote";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredSchema } from "@salvia/domain/shared/readStored";
import {
  deleteField,
  doc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore";

import { firestore } from "../../../firebase/firestore.ts";
import { readDocument } from "../../../firebase/readDocument.ts";
import type { LeadWriteOf } from "./leadWrite.ts";

/** What a lead has once, under the lead's id. */
type Child = "checklists" | "nextSteps" | "quotes";

/**
 * Ticks a document as received, or unticks it. Other documents keep their ticks, so devices that
 * tick different ones need not know of each other. The rules refuse a second tick.
 *
 * @throws FirebaseError `permission-denied`
 */
export async function tickDocument(write: LeadWriteOf<"tick">, uid: string): Promise<void> {
  const { leadId, document, received } = write;
  const receipt = received ? { by: uid, at: serverTimestamp() } : deleteField();
  await setDoc(place("checklists", leadId), { received: { [document]: receipt } }, { merge: true });
}

/** Sets a lead's step in place of the one before. @throws as `replace` does */
export async function setNextStep(write: LeadWriteOf<"nextStep">, ownerId: string): Promise<void> {
  const next = { ...write.step, leadId: write.leadId, ownerId, doneAt: null };
  await replace("nextSteps", write, { ...next, updatedAt: serverTimestamp() });
}

/** Marks a lead's step as done. @throws as `replace` does */
export async function finishNextStep(write: LeadWriteOf<"stepDone">, ownerId: string) {
  const at = serverTimestamp();
  await replace("nextSteps", write, { ownerId, doneAt: at, updatedAt: at });
}

/** Makes a lead's quote, in place of the one before. @throws as `replace` does */
export async function makeQuote(write: LeadWriteOf<"quote">, uid: string): Promise<void> {
  await replace("quotes", write, { ...write.quote, madeBy: uid, madeAt: serverTimestamp() });
}

/** What a lead has, as the server has it now; null if there is none. @throws FirebaseError */
export const checklistOnServer = onServer("checklists", checklistSchema);
export const nextStepOnServer = onServer("nextSteps", nextStepSchema);
export const quoteOnServer = onServer("quotes", quoteSchema);

/**
 * Writes the next revision. The rules refuse it if the one before has changed since, or if the lead
 * is no longer the user's own.
 *
 * @throws FirebaseError `permission-denied` or `not-found`
 */
async function replace(child: Child, seen: { leadId: string; rev: number }, content: object) {
  const next = { ...content, rev: seen.rev + 1 };
  if (seen.rev === 0) await setDoc(place(child, seen.leadId), next);
  else await updateDoc(place(child, seen.leadId), next);
}

function onServer<T>(child: Child, schema: StoredSchema<T>) {
  return async (leadId: string): Promise<T | null> =>
    readDocument(schema, await getDocFromServer(place(child, leadId)));
}

function place(child: Child, leadId: string) {
  return doc(firestore(), collections[child], leadId);
}
