import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { region } from "../region.ts";
import { mayBeDue } from "./dueReport.ts";

/**
 * Sends the report of the past month to each salesperson who wants it, in the morning of the first
 * in their time zone. It uses its scheduled hour, however late it runs; the next run makes up for a
 * missed hour, for three days.
 */
export const sendMonthlyReports = onSchedule(
  {
    region,
    schedule: "5 * * * *",
    timeZone: "UTC",
    memory: "256MiB",
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 1,
  },
  async ({ scheduleTime }) => {
    const moment = new Date(scheduleTime);
    if (!mayBeDue(moment)) return;
    const { reportOurs } = await import("./reportOurs.ts");
    const { sent, earlier, failed } = await reportOurs(moment);
    for (const uid of failed) logger.warn("monthly report not made", { uid });
    logger.info("monthly reports sent", { sent: sent.length, earlier });
  },
);
