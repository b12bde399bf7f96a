import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { recountAll } from "./recountAll.ts";

/** Recounts every salesperson's leads, and compares their search indexes with the leads. */
export async function recountSalesStats(): Promise<void> {
  const firestore = getFirestore(adminApp);
  const run = { firestore, name: "leads" };
  const { people, repaired, busy, compared, repairedIndexes } = await recountAll(firestore, run);
  for (const uid of repaired) logger.info("sales stats put right", { uid });
  for (const uid of busy) logger.warn("sales stats not recounted", { uid });
  logger.info("sales stats recounted", { people });
  for (const uid of repairedIndexes) logger.warn("lead index put right", { uid });
  logger.info("lead indexes checked", { compared });
}
