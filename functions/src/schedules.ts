import { onSchedule } from "firebase-functions/v2/scheduler";

import { unhurried } from "./platform/everyFunction.ts";
import { region } from "./platform/region.ts";
import { runAll } from "./platform/runAll.ts";

/** One run at a time. A failed one is repeated once, and repeats nothing that succeeded. */
const options = {
  region,
  timeZone: "UTC",
  cpu: unhurried,
  maxInstances: 1,
  retryCount: 1,
} as const;

/**
 * The hourly work: ends the access of accounts whose end date is over, and sends reminders and
 * reports at an hour that suits their readers' time zones. Each part uses the scheduled hour, however
 * late it runs; the next run makes up for a missed one.
 */
export const everyHour = onSchedule(
  { ...options, schedule: "5 * * * *", memory: "256MiB", timeoutSeconds: 540 },
  async ({ scheduleTime }) => {
    const moment = new Date(scheduleTime);
    await runAll([
      async () => (await import("./accounts/endDates/endOurs.ts")).endOurs(moment),
      async () => (await import("./reports/sendMonthlyReports.ts")).sendMonthlyReports(moment),
      async () => (await import("./notifications/remindOfSteps.ts")).remindOfSteps(moment),
      async () => {
        // Reads every appointment of tomorrow. Somewhere in three hours it is each zone's morning.
        if (moment.getUTCHours() % 3 !== 0) return;
        const { remindOfAppointments } = await import("./appointments/remindOfAppointments.ts");
        await remindOfAppointments(moment);
      },
    ]);
  },
);

/**
 * The nightly work, when few people work: exports all accounts, erases what was kept long enough,
 * finishes interrupted erasures, deletes the accounts of visits' guests, and compares figures and
 * search indexes with what they are made of. The last two are scans, which the next night continues
 * if this one is too short (scan.ts).
 */
export const everyNight = onSchedule(
  // The parts run at the same time, so that together they take no longer than the longest.
  { ...options, schedule: "every day 03:15", memory: "1GiB", timeoutSeconds: 1800 },
  async () => {
    const now = new Date();
    await runAll([
      async () => (await import("./accounts/export/exportAccounts.ts")).exportAccounts(now),
      async () => (await import("./privacy/sweepOurs.ts")).sweepOurs(now),
      async () => (await import("./visits/guests/sweepGuests.ts")).sweepGuests(now),
      async () => (await import("./leads/recountSalesStats.ts")).recountSalesStats(),
      async () => (await import("./patients/repairPatientIndexes.ts")).repairPatientIndexes(),
    ]);
  },
);
