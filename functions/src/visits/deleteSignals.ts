import { collections } from "@salvia/domain/shared/collections";
import { signalsPath } from "@salvia/domain/scheduling/visit";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";

/**
 * Deletes the signals of a visit, unless it goes on again: events come late, and more than once. Signals
 * that are gone already are no fault.
 *
 * @throws where the database is out of reach, so that the event comes again
 */
export async function deleteSignals(visitId: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  const visit = await firestore.collection(collections.visits).doc(visitId).get();
  if (visit.exists && visit.get("state") !== "ended") return;
  await firestore.recursiveDelete(firestore.collection(signalsPath(visitId)));
  logger.info("signals deleted", { visit: visitId });
}
