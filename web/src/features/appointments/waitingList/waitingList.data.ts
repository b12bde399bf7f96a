import {
  waitingListEntrySchema,
  waitingListId,
  waitingListPage,
  type WaitingListEntry,
} from "@salvia/domain/scheduling/waitingList";
import { collections } from "@salvia/domain/shared/collections";
import { doc, limit, runTransaction, serverTimestamp } from "firebase/firestore";

import { declaredQuery, queryOf } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { liveCollection } from "../../../firebase/liveQuery/liveCollection.ts";

export const waitingListQueries = {
  /** Those who have waited longest come first. */
  ofClinician: queryOf(collections.waitingList, ["clinicianId =="], ["createdAt asc"]),
  ofPatient: queryOf(collections.waitingList, ["patientId =="]),
};

/** The patients who wait for a time with a clinician, live: as many as a freed time is offered to. */
export const waitingListOf = liveCollection((clinicianId: string) => ({
  query: declaredQuery(waitingListQueries.ofClinician, [clinicianId], limit(waitingListPage)),
  schema: waitingListEntrySchema,
  row: (entry: WaitingListEntry) => entry,
}));

/** A patient's own entries, live: one for each clinician. */
export const ownWaitingList = liveCollection((patientId: string) => ({
  query: declaredQuery(waitingListQueries.ofPatient, [patientId], limit(waitingListPage)),
  schema: waitingListEntrySchema,
  row: (entry: WaitingListEntry) => entry,
}));

/**
 * Puts the patient on a clinician's waiting list, or changes what they wait for.
 *
 * @param existing the entry that the patient saw; null if there was none
 * @throws FirebaseError `permission-denied` if the clinician no longer treats them
 */
export async function saveWaiting(
  wish: Omit<WaitingListEntry, "createdAt">,
  existing: WaitingListEntry | null,
): Promise<void> {
  // A transaction fails while offline, whereas a plain write would wait without a sign of it.
  await runTransaction(firestore(), async (writes) => {
    if (existing === null) writes.set(reference(wish), { ...wish, createdAt: serverTimestamp() });
    else writes.update(reference(wish), wish);
  });
}

/** Takes the patient off a clinician's waiting list. @throws FirebaseError */
export async function stopWaiting(entry: WaitingListEntry): Promise<void> {
  await runTransaction(firestore(), async (writes) => {
    writes.delete(reference(entry));
  });
}

function reference({
  patientId,
  clinicianId,
}: Pick<WaitingListEntry, "patientId" | "clinicianId">) {
  return doc(firestore(), collections.waitingList, waitingListId(patientId, clinicianId));
}
