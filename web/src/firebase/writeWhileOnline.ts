import { FirebaseError } from "firebase/app";
import { runTransaction, type Transaction } from "firebase/firestore";

import { ClientFailure } from "./clientError.ts";
import { firestore } from "./firestore.ts";

/**
 * Sends a write that is valid and allowed, so that the rules refuse it only if another window was
 * faster. A transaction fails at once while offline, so what was typed stays in the form.
 *
 * @throws ClientFailure `changed-meanwhile` if another window was faster
 * @throws FirebaseError `unavailable` while offline
 */
export async function writeWhileOnline(send: (writes: Transaction) => unknown): Promise<void> {
  try {
    await runTransaction(firestore(), async (writes) => void send(writes));
  } catch (error) {
    const isRefused = error instanceof FirebaseError && error.code === "permission-denied";
    throw isRefused ? new ClientFailure("changed-meanwhile", error) : error;
  }
}
