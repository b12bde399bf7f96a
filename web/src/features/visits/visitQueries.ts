import { collections } from "@salvia/domain/shared/collections";
import { signalItems } from "@salvia/domain/scheduling/visit";

import { queryOf } from "../../firebase/declaredQuery.ts";

/**
 * All queries about visits. They specify no order: results are few and sorted by the caller, so
 * Firestore's automatic single-field indexes suffice.
 */
export const visitQueries = {
  /** Patients who wait for a clinician, or are in the call. */
  waiting: queryOf(collections.visits, ["clinicianId ==", "state in"]),
  /** Signals from the other page of a call. */
  signals: queryOf(signalItems, ["session ==", "from =="]),
  /** Signals from the other page of a call with a guest. */
  guestSignals: queryOf(signalItems, ["session ==", "from ==", "to =="]),
  /** What one participant wrote in the chat. */
  chatMessages: queryOf(collections.chatMessages, ["from =="]),
};
