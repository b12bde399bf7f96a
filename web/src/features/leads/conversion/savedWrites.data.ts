import { waitForPendingWrites } from "firebase/firestore";

import { firestore } from "../../../firebase/firestore.ts";

/** Resolves once the server has all that this page has written so far; not without a connection. */
export function savedWrites(): Promise<void> {
  return waitForPendingWrites(firestore());
}
