import * as logger from "firebase-functions/logger";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { repairIndexes } from "./repairIndexes.ts";

/** Compares every clinician's index with their patients. */
export async function repairPatientIndexes(): Promise<void> {
  const { clinicians, repaired } = await repairIndexes(getFirestore(adminApp));
  for (const uid of repaired) logger.warn("patient index put right", { uid });
  logger.info("patient indexes checked", { clinicians });
}
