import { answeredRequest, treatmentRequestSchema } from "@salvia/domain/member/treatmentRequest";
import { collections } from "@salvia/domain/shared/collections";
import type { DocumentReference, Firestore } from "firebase-admin/firestore";

import { notify } from "../../notifications/notice.ts";
import { stored } from "../../platform/stored.ts";
import { answerNotice } from "./treatmentNotice.ts";

/** How many requests one call declines; the rest expire. */
const mostDeclined = 500;

/**
 * Declines the pending requests to a clinician whose work is handed over, and notifies the members,
 * who can choose another. A successor gets no request: the members have not chosen them.
 */
export async function declineRequests(
  db: Firestore,
  clinicianId: string,
  now: Date,
): Promise<void> {
  const { docs } = await db
    .collection(collections.treatmentRequests)
    .where("clinicianId", "==", clinicianId)
    .where("status", "==", "pending")
    .limit(mostDeclined)
    .get();
  // oxlint-disable-next-line no-await-in-loop -- a few at a time
  for (const { ref } of docs) await declineRequest(db, ref, now);
}

async function declineRequest(db: Firestore, ref: DocumentReference, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const request = stored(treatmentRequestSchema, await transaction.get(ref));
    if (request?.status !== "pending") return;
    await notify(db, transaction, answerNotice(request, now), now);
    transaction.update(ref, answeredRequest("declined", now));
  });
}
