import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { dueReport, mayBeDue } from "./dueReport.ts";
import { sendReports } from "./sendReports.ts";

/**
 * Sends the report of the past month to each salesperson who wants it, in the morning of the first
 * in their time zone. The next run makes up for a missed hour, for three days.
 */
export async function sendMonthlyReports(moment: Date): Promise<void> {
  if (!mayBeDue(moment)) return;
  const place = { firestore: getFirestore(adminApp), origin: siteAddress().origin };
  const due = (timezone: string) => dueReport(moment, timezone);
  const { sent, earlier, failed } = await sendReports(place, due, new Date());
  for (const uid of failed) logger.warn("monthly report not made", { uid });
  logger.info("monthly reports sent", { sent: sent.length, earlier });
}
