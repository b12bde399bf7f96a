import { FirebaseError } from "firebase/app";
import { doc, runTransaction, serverTimestamp, type Transaction } from "firebase/firestore";

import { ClientFailure } from "./clientError.ts";
import { firestore } from "./firestore.ts";

/** A document as its user saw it. */
type Seen = { readonly id: string; readonly rev: number };

/**
 * Writes documents that belong to someone and have a revision. Each write resolves once the server
 * confirms it.
 *
 * @throws ClientFailure `changed-meanwhile` if another window was faster
 * @throws FirebaseError `unavailable` while offline
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what callers may write
export function ownedWrites<Added extends object, Changed extends object>(collection: string) {
  const place = (id: string) => doc(firestore(), collection, id);
  return {
    /** Adds a document under a free id. */
    add: (ownerId: string, id: string, details: Added): Promise<void> =>
      writeWhileOnline((writes) =>
        writes.set(place(id), { ...details, ownerId, rev: 1, updatedAt: serverTimestamp() }),
      ),
    change: ({ id, rev }: Seen, details: Changed): Promise<void> =>
      writeWhileOnline((writes) =>
        writes.update(place(id), { ...details, rev: rev + 1, updatedAt: serverTimestamp() }),
      ),
    remove: ({ id }: Pick<Seen, "id">): Promise<void> =>
      writeWhileOnline((writes) => writes.delete(place(id))),
  };
}

/**
 * Sends a write that is valid and allowed, so that the rules refuse it only if another window was
 * faster. A transaction fails at once while offline, so what was typed stays in the form.
 */
async function writeWhileOnline(send: (writes: Transaction) => unknown): Promise<void> {
  try {
    await runTransaction(firestore(), async (writes) => void send(writes));
  } catch (error) {
    const isRefused = error instanceof FirebaseError && error.code === "permission-denied";
    throw isRefused ? new ClientFailure("changed-meanwhile", error) : error;
  }
}
