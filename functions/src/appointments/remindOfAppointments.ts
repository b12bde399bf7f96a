import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/v2/scheduler";

import { unhurried } from "../everyFunction.ts";
import { region } from "../region.ts";

/**
 * Reminds the participants of tomorrow's appointments. Runs every three hours, so it is morning at
 * some run in every time zone; the next run makes up for a missed one.
 */
export const remindOfAppointments = onSchedule(
  {
    region,
    schedule: "0 */3 * * *",
    timeZone: "UTC",
    memory: "256MiB",
    cpu: unhurried,
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 1,
  },
  async ({ scheduleTime }) => {
    const { remindParticipants } = await import("./remindParticipants.ts");
    const { looked, reminded, failed } = await remindParticipants(new Date(scheduleTime));
    for (const id of failed) logger.warn("appointment not reminded of", { appointment: id });
    logger.info("appointments reminded of", { looked, reminded });
  },
);
