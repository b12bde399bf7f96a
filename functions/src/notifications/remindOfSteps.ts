import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { unhurried } from "../everyFunction.ts";
import { region } from "../region.ts";

/** Reminds salespeople of what is due, in the hour that is their morning. */
export const remindOfSteps = onSchedule(
  {
    region,
    schedule: "5 * * * *",
    timeZone: "UTC",
    memory: "256MiB",
    cpu: unhurried,
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 1,
  },
  async ({ scheduleTime }) => {
    const { remindSalespeople } = await import("./remindSalespeople.ts");
    const { reminded, failed } = await remindSalespeople(new Date(scheduleTime));
    for (const uid of failed) logger.warn("salesperson not reminded", { uid });
    if (reminded > 0) logger.info("salespeople reminded", { reminded });
  },
);
