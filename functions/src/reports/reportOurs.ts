import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { dueReport } from "./dueReport.ts";
import { sendReports, type Reported } from "./sendReports.ts";

/** Sends the reports of the function's own project that are due at a moment. */
export function reportOurs(moment: Date): Promise<Reported> {
  const place = { firestore: getFirestore(adminApp), origin: siteAddress().origin };
  return sendReports(place, (timezone) => dueReport(moment, timezone), new Date());
}
