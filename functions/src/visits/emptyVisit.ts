import { collections } from "@salvia/domain/shared/collections";
import { signalsPath } from "@salvia/domain/scheduling/visit";
import { chatPath } from "@salvia/domain/scheduling/visitChat";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";

/**
 * Deletes the signals and messages of a visit unless it has resumed, since events may arrive late
 * and more than once. Deleting them again does no harm.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function emptyVisit(visitId: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  const visit = await firestore.collection(collections.visits).doc(visitId).get();
  if (visit.exists && visit.get("state") !== "ended") return;
  await Promise.all(
    [signalsPath(visitId), chatPath(visitId)].map((path) =>
      firestore.recursiveDelete(firestore.collection(path)),
    ),
  );
  logger.info("visit emptied", { visit: visitId });
}
