import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import {
  erasureId,
  erasureLifetime,
  erasureSchema,
  type Erasure,
  type ErasureSubject,
} from "@salvia/domain/privacy/erasure";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";

import { stored } from "../platform/stored.ts";
import { eraseData } from "./eraseData.ts";

/** The person to erase, and who ordered it. */
export type ErasureOrder = Pick<Erasure, "subject" | "subjectId" | "by">;

/**
 * Records that a person is to be erased; from then on, the next call or the nightly sweep finishes
 * it. An erasure that has already begun continues as originally ordered.
 *
 * @param isDue whether an existing lead is to be erased, as read in the same transaction
 * @returns whether there is anything to erase: false for a lead that does not exist or is not due,
 *   and was never erased
 */
export async function beginErasure(
  firestore: Firestore,
  { subject, subjectId, by }: ErasureOrder,
  now: Date,
  isDue: (lead: DocumentSnapshot) => boolean = () => true,
): Promise<boolean> {
  const document = erasureDocument(firestore, subject, subjectId);
  const lead = firestore.collection(collections.leads).doc(subjectId);
  return firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(document)).exists) return true;
    if (subject === "lead") {
      const found = await transaction.get(lead);
      if (!found.exists || !isDue(found)) return false;
    }
    const begun = { subject, subjectId, by, begunAt: now, erased: {} };
    const erasure = erasureSchema.parse({ ...begun, finishedAt: null, expiresAt: null });
    transaction.create(document, erasure);
    return true;
  });
}

/**
 * Continues an erasure. Each step is idempotent and counts what it erases in the same transaction,
 * so it may be interrupted anywhere and run concurrently.
 *
 * @param until when to leave the rest to the next call, in milliseconds since 1970
 * @returns null if time ran out before it was finished
 */
export async function continueErasure(
  firestore: Firestore,
  { subject, subjectId }: Pick<Erasure, "subject" | "subjectId">,
  now: Date,
  until = Infinity,
): Promise<Erasure | null> {
  const document = erasureDocument(firestore, subject, subjectId);
  const isDone = await eraseData(firestore, document, { subject, subjectId }, until);
  return isDone ? finish(firestore, { subject, subjectId }, now) : null;
}

/** The progress of a person's erasure; null if there is none. */
export async function erasureOf(
  firestore: Firestore,
  { subject, subjectId }: Pick<Erasure, "subject" | "subjectId">,
): Promise<Erasure | null> {
  return stored(erasureSchema, await erasureDocument(firestore, subject, subjectId).get());
}

export function erasureDocument(firestore: Firestore, subject: ErasureSubject, subjectId: string) {
  return firestore.collection(collections.erasures).doc(erasureId(subject, subjectId));
}

/**
 * Finishes the erasure and adds its audit log entry once; an account's entry exists before it
 * begins.
 */
async function finish(
  firestore: Firestore,
  { subject, subjectId }: Pick<Erasure, "subject" | "subjectId">,
  now: Date,
): Promise<Erasure> {
  const document = erasureDocument(firestore, subject, subjectId);
  return firestore.runTransaction(async (transaction) => {
    const erasure = stored(erasureSchema, await transaction.get(document));
    if (erasure === null) throw new Error("This erasure has not begun.");
    if (erasure.finishedAt !== null) return erasure;
    const expiresAt = new Date(now.getTime() + erasureLifetime);
    const finished = { ...erasure, finishedAt: now, expiresAt };
    transaction.set(document, finished);
    if (subject === "lead") {
      const { by, erased } = erasure;
      const entry: AuditEntry = { action: "personErased", uid: subjectId, by, at: now, erased };
      transaction.create(
        firestore.collection(collections.auditLog).doc(`erased-${subjectId}`),
        entry,
      );
    }
    return finished;
  });
}
