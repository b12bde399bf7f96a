/**
 * `npm run report`: mails the report of the past month to every salesperson who wants it and has
 * not received it, regardless of the day and time; on the local emulators, or with `--project` on a
 * real project.
 */
import { monthsUntil } from "@salvia/domain/shared/month";
import { getFirestore } from "firebase-admin/firestore";

import { siteAddress } from "../functions/src/settings/siteAddress.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { projectOption } from "./lib/readArguments.ts";
import { program, say } from "./lib/report.ts";

await program(async () => {
  const project = projectOption("report", process.argv.slice(2));
  return operatorApp(project, async (app) => {
    // Only now, because the project's configuration names the brand and the texts of its emails.
    const { sendReports } = await import("../functions/src/reports/sendReports.ts");
    const now = new Date();
    const [month = null] = monthsUntil(now, 2);
    const { origin } = siteAddress(project === null ? { FUNCTIONS_EMULATOR: "true" } : process.env);
    const place = { firestore: getFirestore(app), origin };
    const { sent, earlier, failed } = await sendReports(place, () => month, now);
    say(`The report of ${month} goes to ${sent.length} people; ${earlier} have had theirs.`);
    for (const uid of failed) say(`  That of ${uid} could not be made; try again.`);
    return failed.length === 0 ? 0 : 1;
  });
});
