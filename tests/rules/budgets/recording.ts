import type { Firestore } from "../support/actors.ts";
import type { Written } from "./callCosts.ts";
import type { Documents } from "../support/values.ts";
import { interceptWrites } from "../support/interceptWrites.ts";

/**
 * A connection that records the writes of its requests.
 *
 * @param stored the documents before the request
 * @param note called with each write
 */
export function recording(
  db: Firestore,
  stored: Documents,
  note: (written: Written) => void,
): Firestore {
  return interceptWrites(db, ({ method, document, data }) => {
    const { path } = document;
    const operation = stored[path] ? "update" : "create";
    note({ path, operation: method === "delete" ? "delete" : operation });
    return { document, data };
  });
}
