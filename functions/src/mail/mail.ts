import * as logger from "firebase-functions/logger";
import { HttpsError } from "firebase-functions/v2/https";
import { onTaskDispatched, type TaskQueueOptions } from "firebase-functions/v2/tasks";

import { region } from "../platform/region.ts";
import { isEmulated } from "../settings/environment.ts";
import { mailDelivery } from "./mailConfig.ts";

const emulated = isEmulated();

// If the extension sends the emails, the functions that do are not deployed, so that no email is sent
// twice.
const omit = mailDelivery() === "extension";

/** The log message for each result; an alert may match the second. */
const lineOf = {
  sent: "mail sent",
  "given-up": "mail given up",
  suppressed: "mail suppressed",
  outdated: "mail outdated",
  again: "mail put off",
  "nothing-to-do": "mail needs nothing",
} as const;

const severityOf = {
  sent: "INFO",
  "given-up": "ERROR",
  suppressed: "WARNING",
  outdated: "INFO",
  again: "INFO",
  "nothing-to-do": "INFO",
} as const;

/**
 * The options of a sender. Cloud Tasks calls it, and retries with growing pauses until it succeeds.
 */
const sender: TaskQueueOptions = {
  region,
  omit,
  memory: "256MiB",
  // Shorter than an email's lease.
  timeoutSeconds: 60,
  // Three connections for each queue; both together are about what a mail server accepts from one
  // customer.
  maxInstances: 1,
  rateLimits: { maxConcurrentDispatches: 3, maxDispatchesPerSecond: 5 },
  retryConfig: {
    // Twice our own limit, because a call while another sender has the email also uses up an
    // attempt.
    maxAttempts: 20,
    // 15 s, 30 s, 1 min … half an hour: a server that greylists unknown senders accepts the email
    // after some minutes. Emulators do not wait that long.
    minBackoffSeconds: emulated ? 0.5 : 15,
    maxBackoffSeconds: emulated ? 1 : 1800,
  },
  // The emulator reads them from the environment, and would fetch a secret from the cloud.
  secrets: emulated ? [] : ["SMTP_URL", "IDENTITY_SECRET"],
};

/** Sends one email that a person waits for, with a link or a change to their account. */
export const deliverMail = onTaskDispatched(sender, send);

/** Sends one notification or report. */
export const deliverSubscribedMail = onTaskDispatched(sender, send);

async function send({ data }: { data: unknown }): Promise<void> {
  const { deliverQueued } = await import("./deliverQueued.ts");
  const { id, end, attempts } = await deliverQueued(data);
  logger.write({ severity: severityOf[end], message: lineOf[end], id, attempts });
  // Neither 429 nor 503, because Cloud Tasks would slow the whole queue down.
  if (end === "again") throw new HttpsError("aborted", "mail put off");
}
