import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import { sweepErasures } from "./sweepErasures.ts";

/** Sweeps the erasures of the function's own project. */
export async function sweepOurs(now: Date): Promise<void> {
  const services = { firestore: getFirestore(adminApp), auth: getAuth(adminApp) };
  const finished = await sweepErasures(services, now);
  if (finished > 0) logger.info("erasures finished", { finished });
}
