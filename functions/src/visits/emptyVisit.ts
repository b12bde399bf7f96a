import { collections } from "@salvia/domain/shared/collections";
import { signalsPath } from "@salvia/domain/scheduling/visit";
import { chatPath } from "@salvia/domain/scheduling/visitChat";
import { guestSchema } from "@salvia/domain/scheduling/visitGuest";
import { getFirestore, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { stored } from "../platform/stored.ts";
import { forgetGuest, guestDocument } from "./guests/guestDocuments.ts";

/**
 * Deletes the signals and messages of a visit unless it has resumed, and its guest, since events may
 * arrive late and more than once. Deleting them again does no harm.
 *
 * @param ended the visit as it ended; null if it was deleted
 * @throws if the database is unavailable, so that the event is retried
 */
export async function emptyVisit(visitId: string, ended: DocumentSnapshot | null): Promise<void> {
  const firestore = getFirestore(adminApp);
  const visit = await firestore.collection(collections.visits).doc(visitId).get();
  const hasResumed = visit.exists && visit.get("state") !== "ended";
  const endedAt: unknown = ended?.get("endedAt");
  await removeGuest(visitId, hasResumed && endedAt instanceof Timestamp ? endedAt.toDate() : null);
  if (hasResumed) return;
  await Promise.all(
    [signalsPath(visitId), chatPath(visitId)].map((path) =>
      firestore.recursiveDelete(firestore.collection(path)),
    ),
  );
  logger.info("visit emptied", { visit: visitId });
}

/** @param invitedBefore keeps a guest of the resumed visit; null removes any guest */
async function removeGuest(visitId: string, invitedBefore: Date | null): Promise<void> {
  const document = guestDocument(visitId);
  const guest = stored(guestSchema, await document.get());
  if (guest === null || (invitedBefore !== null && guest.createdAt > invitedBefore)) return;
  // The document goes first: without it, the rules deny everything.
  await document.delete();
  await forgetGuest(visitId, guest.uid);
}
