import type { Firestore } from "firebase-admin/firestore";

import { removeAccountData } from "../../functions/src/accounts/removeAccountData.ts";
import {
  beginErasure,
  continueErasure,
  type ErasureOrder,
} from "../../functions/src/erasure/erasure.ts";
import { sweepErasures, type ErasureServices } from "../../functions/src/erasure/sweepErasures.ts";

/** Erases a person to the end, as the administrators' page and the deletion of an account do. */
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

/** Writes down that a person is to be erased, and leaves it at that, as a function that dies does. */
export function orderErasure(
  firestore: Firestore,
  order: ErasureOrder,
  now: Date,
): Promise<boolean> {
  return beginErasure(firestore, order, now);
}

/** Finishes what broke off, as the functions do at night. */
export function finishErasures(services: ErasureServices, now: Date): Promise<number> {
  return sweepErasures(services, now);
}
