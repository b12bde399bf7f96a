import { countedLeadSchema, type CountedLead } from "@salvia/domain/lead/salesStats";
import type { DocumentSnapshot } from "firebase-admin/firestore";

import { stored } from "../stored.ts";

/** What is counted of a lead; null, and so not counted, where it cannot be read. */
export function countedLead(snapshot: DocumentSnapshot): CountedLead | null {
  try {
    return stored(countedLeadSchema, snapshot);
  } catch {
    return null;
  }
}
