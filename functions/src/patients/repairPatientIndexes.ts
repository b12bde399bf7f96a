import * as logger from "firebase-functions/logger";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { repairIndexes } from "./repairIndexes.ts";

/** Compares every clinician's index with their patients. */
export async function repairPatientIndexes(): Promise<void> {
  const firestore = getFirestore(adminApp);
  const { clinicians, repaired } = await repairIndexes(firestore, { firestore, name: "patients" });
  for (const uid of repaired) logger.warn("patient index put right", { uid });
  logger.info("patient indexes checked", { clinicians });
}
