import { nextStepSchema, type NextStep } from "@salvia/domain/lead/nextStep";
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
 * Sets a lead's step in place of the one before. The rules refuse it if that one has changed since,
 * or if the lead is no longer the user's own.
 *
 * @throws FirebaseError `permission-denied` or `not-found`
 */
export async function setNextStep(write: LeadWriteOf<"nextStep">, ownerId: string): Promise<void> {
  const { leadId, rev, step } = write;
  const next = { ...step, leadId, ownerId, doneAt: null, ...nextRevision(rev) };
  if (rev === 0) await setDoc(nextStepReference(leadId), next);
  else await updateDoc(nextStepReference(leadId), next);
}

/** Marks a lead's step as done. @throws as `setNextStep` does */
export async function finishNextStep(
  write: LeadWriteOf<"stepDone">,
  ownerId: string,
): Promise<void> {
  const done = { ownerId, doneAt: serverTimestamp(), ...nextRevision(write.rev) };
  await updateDoc(nextStepReference(write.leadId), done);
}

/** A lead's step as the server has it now; null if there is none. @throws FirebaseError */
export async function nextStepOnServer(leadId: string): Promise<NextStep | null> {
  return readDocument(nextStepSchema, await getDocFromServer(nextStepReference(leadId)));
}

function nextRevision(rev: number) {
  return { rev: rev + 1, updatedAt: serverTimestamp() };
}

function nextStepReference(leadId: string): DocumentReference {
  return doc(firestore(), collections.nextSteps, leadId);
}
