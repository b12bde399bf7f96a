import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { region } from "../../region.ts";

/** Exports all accounts each night, if there is a bucket for it: Authentication has no backups. */
export const exportAccounts = onSchedule(
  {
    region,
    schedule: "every day 02:30",
    timeZone: "UTC",
    memory: "512MiB",
    timeoutSeconds: 1800,
    maxInstances: 1,
    retryCount: 1,
  },
  async () => {
    const { exportOurs } = await import("./exportOurs.ts");
    try {
      const exported = await exportOurs(new Date());
      if (exported !== null) logger.info("accounts exported", exported);
    } catch (error) {
      logger.error("accounts not exported");
      throw error;
    }
  },
);
