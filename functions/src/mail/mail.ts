import { collections } from "@salvia/domain/shared/collections";
import * as logger from "firebase-functions/logger";
import { HttpsError } from "firebase-functions/v2/https";
import { onTaskDispatched } from "firebase-functions/v2/tasks";

import { region } from "../region.ts";
import { isEmulated } from "../settings/environment.ts";
import { documentCreated } from "./documentCreated.ts";
import { mailDelivery } from "./mailConfig.ts";

const emulated = isEmulated();

// If the extension sends the emails, these two functions are not deployed, so that no email is sent
// twice.
const omit = mailDelivery() === "extension";

/** The log message for each result; an alert may match the second. */
const lineOf = {
  sent: "mail sent",
  "given-up": "mail given up",
  again: "mail put off",
  "nothing-to-do": "mail needs nothing",
} as const;

/** Enqueues every new email for `deliverMail`; the queue retries failures and limits the rate. */
export const mailCreated = documentCreated(
  { document: `${collections.mail}/{id}`, region, timeoutSeconds: 60, omit },
  async (path) => {
    const { enqueueMail } = await import("./enqueueMail.ts");
    await enqueueMail(path.slice(path.lastIndexOf("/") + 1), region);
  },
);

/** Sends one email. Cloud Tasks retries with growing pauses until the function succeeds. */
export const deliverMail = onTaskDispatched(
  {
    region,
    omit,
    memory: "256MiB",
    // Shorter than an email's lease.
    timeoutSeconds: 60,
    // With three connections each, about what a mail server accepts from one customer.
    maxInstances: 2,
    rateLimits: { maxConcurrentDispatches: 6, maxDispatchesPerSecond: 10 },
    retryConfig: {
      // Twice our own limit, because a call while another sender has the email also uses up an
      // attempt.
      maxAttempts: 20,
      // 15 s, 30 s, 1 min … half an hour: a server that greylists unknown senders accepts the email
      // after some minutes. Emulators do not wait that long.
      minBackoffSeconds: emulated ? 0.5 : 15,
      maxBackoffSeconds: emulated ? 1 : 1800,
    },
    // The emulator reads it from the environment, and would fetch a secret from the cloud.
    secrets: emulated ? [] : ["SMTP_URL"],
  },
  async ({ data }: { data: unknown }) => {
    const { deliverQueued } = await import("./deliverQueued.ts");
    const { id, end, attempts } = await deliverQueued(data);
    logger.write({
      severity: end === "given-up" ? "ERROR" : "INFO",
      message: lineOf[end],
      id,
      attempts,
    });
    // Neither 429 nor 503, because Cloud Tasks would slow the whole queue down.
    if (end === "again") throw new HttpsError("aborted", "mail put off");
  },
);
