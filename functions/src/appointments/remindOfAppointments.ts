import * as logger from "firebase-functions/logger";

import { remindParticipants } from "./remindParticipants.ts";

export async function remindOfAppointments(moment: Date): Promise<void> {
  const { looked, reminded, failed } = await remindParticipants(moment);
  for (const id of failed) logger.warn("appointment not reminded of", { appointment: id });
  logger.info("appointments reminded of", { looked, reminded });
}
