import { collections } from "@salvia/domain/shared/collections";
import { signalItems } from "@salvia/domain/scheduling/visit";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/**
 * Every query about visits. They ask for no order: what they find is few, and sorted by who reads it,
 * so that Firestore's own indexes of single fields do.
 */
export const visitQueries = {
  /** Who waits for a clinician. */
  waiting: {
    collection: collections.visits,
    where: [
      ["clinicianId", "=="],
      ["state", "=="],
    ],
    orderBy: [],
  },
  /** What the other page has said in a call. */
  heard: {
    collection: signalItems,
    where: [
      ["session", "=="],
      ["from", "=="],
    ],
    orderBy: [],
  },
} as const satisfies Record<string, DeclaredQuery>;
