import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { repairIndexes, type Repaired } from "./repairIndexes.ts";

/** Compares the indexes of the function's own project. */
export function repairOurIndexes(): Promise<Repaired> {
  return repairIndexes(getFirestore(adminApp));
}
