import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { unhurried } from "../everyFunction.ts";
import { region } from "../region.ts";
import { mayBeDue } from "./dueReport.ts";

/**
 * The hourly work. Ends the access of accounts whose end date is over, which does not depend on the
 * reports.
 *
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
    cpu: unhurried,
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 1,
  },
  async ({ scheduleTime }) => {
    const moment = new Date(scheduleTime);
    const { endOurs } = await import("../accounts/endDates/endOurs.ts");
    const [ended] = await Promise.allSettled([endOurs(moment)]);
    if (mayBeDue(moment)) await sendReports(moment);
    if (ended.status === "rejected") throw ended.reason;
  },
);

async function sendReports(moment: Date): Promise<void> {
  const { reportOurs } = await import("./reportOurs.ts");
  const { sent, earlier, failed } = await reportOurs(moment);
  for (const uid of failed) logger.warn("monthly report not made", { uid });
  logger.info("monthly reports sent", { sent: sent.length, earlier });
}
