import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { recountAll, type Recounted } from "./recountAll.ts";

/** Recounts all leads of the function's own project. */
export function recountOurs(): Promise<Recounted> {
  return recountAll(getFirestore(adminApp));
}
