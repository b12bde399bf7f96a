import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import { repairLeadIndexes } from "../searchIndexes/repairLeadIndexes.ts";
import { recountAll } from "./recountAll.ts";

/** Recounts every salesperson's leads, and compares their search indexes with the leads. */
export async function recountSalesStats(): Promise<void> {
  const firestore = getFirestore(adminApp);
  const { people, repaired, busy } = await recountAll(firestore);
  for (const uid of repaired) logger.info("sales stats put right", { uid });
  for (const uid of busy) logger.warn("sales stats not recounted", { uid });
  logger.info("sales stats recounted", { people });
  const indexes = await repairLeadIndexes(firestore);
  for (const uid of indexes.repaired) logger.warn("lead index put right", { uid });
  logger.info("lead indexes checked", { compared: indexes.compared });
}
