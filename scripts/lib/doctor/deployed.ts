import { serverRegion } from "@salvia/domain/shared/region";

import { productApis } from "../googleApis.ts";

/**
 * What a deployment creates, by name. `deployed.test.ts` compares it with the functions' source.
 */
export const deployed = {
  /** Called by browsers, so everyone may invoke them. */
  publicFunctions: ["assistant", "auth", "contact", "portal", "reports"],
  /** Called by Authentication, which sends no credentials that Cloud Run checks. */
  blockingFunctions: ["beforeAccountCreated", "beforeSignIn", "beforeTextMessage"],
  /** Run at a time; each has a job in Cloud Scheduler. */
  scheduledFunctions: ["everyHour", "everyNight", "sendCollectedNews"],
  /** Served from a queue of the same name. */
  queueFunctions: ["deliverMail", "deliverSubscribedMail"],
  eventFunctions: [
    "accountDeleted",
    "appointmentWritten",
    "auditWritten",
    "bulkJobCreated",
    "leadWritten",
    "mailRequested",
    "mailWritten",
    "nextStepChanged",
    "notifyOfEnquiry",
    "notifyOfMessage",
    "notifyOfNote",
    "patientWritten",
    "quoteChanged",
    "threadDeleted",
    "visitEnded",
  ],
} as const;

/** The functions that only our own sender needs; the extension replaces them. */
export const mailFunctions: readonly string[] = deployed.queueFunctions;

/** The job that firebase-tools makes for a scheduled function. */
export function jobOf(name: string): string {
  return `firebase-schedule-${name}-${serverRegion}`;
}

/** The APIs that the product uses, and those with which the doctor reads a project. */
export const apis = [
  ...productApis,
  "apikeys.googleapis.com",
  "firebaseappcheck.googleapis.com",
  "logging.googleapis.com",
  "orgpolicy.googleapis.com",
  "securetoken.googleapis.com",
  "serviceusage.googleapis.com",
] as const;
