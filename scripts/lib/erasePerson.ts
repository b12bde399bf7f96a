import type { Firestore } from "firebase-admin/firestore";

import { removeAccountData } from "../../functions/src/accounts/removeAccountData.ts";
import {
  beginErasure,
  continueErasure,
  type ErasureOrder,
} from "../../functions/src/privacy/erasure.ts";
import { sweepErasures, type ErasureServices } from "../../functions/src/privacy/sweepErasures.ts";

/** Erases a person completely, like the admin page and the deletion of an account. */
export async function erasePerson(
  firestore: Firestore,
  order: ErasureOrder,
  now: Date,
): Promise<void> {
  if (order.subject === "account") {
    await removeAccountData(firestore, order.subjectId, order.by, now);
    return;
  }
  if (await beginErasure(firestore, order, now)) await continueErasure(firestore, order, now);
}

/** Records the order to erase a person without executing it, as if the function had died. */
export function orderErasure(
  firestore: Firestore,
  order: ErasureOrder,
  now: Date,
): Promise<boolean> {
  return beginErasure(firestore, order, now);
}

/** Finishes interrupted erasures, like the nightly function. */
export function finishErasures(services: ErasureServices, now: Date): Promise<number> {
  return sweepErasures(services, now);
}
