import { countedLeadSchema, type CountedLead } from "@salvia/domain/lead/salesStats";
import type { DocumentSnapshot } from "firebase-admin/firestore";

import { stored } from "../stored.ts";

/** The counted fields of a lead; null if the lead is malformed and so not counted. */
export function countedLead(snapshot: DocumentSnapshot): CountedLead | null {
  try {
    return stored(countedLeadSchema, snapshot);
  } catch {
    return null;
  }
}
