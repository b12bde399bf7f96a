import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { repairLeadIndexes, type RepairedLeadIndexes } from "../searchIndexes/repairLeadIndexes.ts";
import { recountAll, type Recounted } from "./recountAll.ts";

/** Recounts all leads of the function's own project. */
export function recountOurs(): Promise<Recounted> {
  return recountAll(getFirestore(adminApp));
}

/** Compares the search indexes of leads of the function's own project. */
export function repairOurLeadIndexes(): Promise<RepairedLeadIndexes> {
  return repairLeadIndexes(getFirestore(adminApp));
}
