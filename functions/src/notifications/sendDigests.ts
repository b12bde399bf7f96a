import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { unhurried } from "../platform/everyFunction.ts";
import { region } from "../platform/region.ts";

/** Sends the lead events that came too soon after others of their kind, and that leads wait in the pool. */
export const sendCollectedNews = onSchedule(
  {
    region,
    schedule: "*/5 * * * *",
    timeZone: "UTC",
    memory: "256MiB",
    cpu: unhurried,
    timeoutSeconds: 300,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const [{ sendDue }, { mailAboutPool }] = await Promise.all([
      import("./sendDue.ts"),
      import("./mailAboutPool.ts"),
    ]);
    const moment = new Date(scheduleTime);
    const [due, pool] = await Promise.all([sendDue(moment), mailAboutPool(moment)]);
    if (due + pool > 0) logger.info("collected events sent", { sent: due + pool });
  },
);
