import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { unhurried } from "../platform/everyFunction.ts";
import { region } from "../platform/region.ts";

/** Sends the lead events that came too soon after others of their kind. */
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
    const { sendDue } = await import("./sendDue.ts");
    const sent = await sendDue(new Date(scheduleTime));
    if (sent > 0) logger.info("collected events sent", { sent });
  },
);
