import { doc, serverTimestamp } from "firebase/firestore";

import { firestore } from "./firestore.ts";
import { writeWhileOnline } from "./writeWhileOnline.ts";

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
    remove: ({ id }: Seen): Promise<void> => writeWhileOnline((writes) => writes.delete(place(id))),
  };
}
