import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { accessServices } from "../access/applyAccessChange.ts";
import { endAccess } from "./endAccess.ts";

/** Ends the access of the function's own project that is over. */
export async function endOurs(now: Date): Promise<void> {
  const ended = await endAccess(accessServices(adminApp), now);
  if (ended > 0) logger.info("access ended", { ended });
}
