import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { variable } from "../settings/environment.ts";
import { eraseLostLeads } from "./eraseLostLeads.ts";
import { sweepErasures } from "./sweepErasures.ts";

/**
 * Erases what the function's own project has kept long enough, and sweeps its erasures.
 *
 * @throws at the end if either failed
 */
export async function sweepOurs(now: Date): Promise<void> {
  const firestore = getFirestore(adminApp);
  try {
    const erased = await eraseLostLeads(firestore, variable("LOST_LEAD_MONTHS"), now);
    if (erased > 0) logger.info("lost leads erased", { erased });
  } finally {
    const services = { firestore, auth: getAuth(adminApp) };
    const finished = await sweepErasures(services, now, { firestore, name: "erasures" });
    if (finished > 0) logger.info("erasures finished", { finished });
  }
}
