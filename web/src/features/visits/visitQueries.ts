import { collections } from "@salvia/domain/shared/collections";
import { signalItems } from "@salvia/domain/scheduling/visit";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/**
 * All queries about visits. They specify no order: results are few and sorted by the caller, so
 * Firestore's automatic single-field indexes suffice.
 */
export const visitQueries = {
  /** Patients who wait for a clinician, or are in the call. */
  waiting: {
    collection: collections.visits,
    where: [
      ["clinicianId", "=="],
      ["state", "in"],
    ],
    orderBy: [],
  },
  /** Signals from the other page of a call. */
  signals: {
    collection: signalItems,
    where: [
      ["session", "=="],
      ["from", "=="],
    ],
    orderBy: [],
  },
  /** Signals from the other page of a call with a guest. */
  guestSignals: {
    collection: signalItems,
    where: [
      ["session", "=="],
      ["from", "=="],
      ["to", "=="],
    ],
    orderBy: [],
  },
  /** What one participant wrote in the chat. */
  chatMessages: {
    collection: collections.chatMessages,
    where: [["from", "=="]],
    orderBy: [],
  },
} as const satisfies Record<string, DeclaredQuery>;
