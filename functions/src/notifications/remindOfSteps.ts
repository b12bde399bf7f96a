import * as logger from "firebase-functions/logger";

import { remindSalespeople } from "./remindSalespeople.ts";

/** Reminds salespeople of what is due, in the hour that is their morning. */
export async function remindOfSteps(moment: Date): Promise<void> {
  const { reminded, failed } = await remindSalespeople(moment);
  for (const uid of failed) logger.warn("salesperson not reminded", { uid });
  if (reminded > 0) logger.info("salespeople reminded", { reminded });
}
