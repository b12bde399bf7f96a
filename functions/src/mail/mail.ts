import { collections } from "@salvia/domain/shared/collections";
import * as logger from "firebase-functions/logger";
import { HttpsError } from "firebase-functions/v2/https";
import { onTaskDispatched } from "firebase-functions/v2/tasks";

import { region } from "../region.ts";
import { documentCreated } from "./documentCreated.ts";
import { mailDelivery } from "./mailConfig.ts";

const emulated = process.env["FUNCTIONS_EMULATOR"] === "true";

// With the extension in charge these two do not exist, so that no mail has two senders.
const omit = mailDelivery(process.env) === "extension";

/** What the log says, beside the mail's id; an alert may wait for the second. */
const lineOf = {
  sent: "mail sent",
  "given-up": "mail given up",
  again: "mail put off",
  "nothing-to-do": "mail needs nothing",
} as const;

/** Puts every new mail into the queue of `deliverMail`, which survives what fails and paces it. */
export const mailCreated = documentCreated(
  { document: `${collections.mail}/{id}`, region, timeoutSeconds: 60, omit },
  async (path) => {
    const { enqueueMail } = await import("./enqueueMail.ts");
    await enqueueMail(path.slice(path.lastIndexOf("/") + 1), region);
  },
);

/** Sends one mail. Cloud Tasks asks again, after ever longer pauses, until it answers with success. */
export const deliverMail = onTaskDispatched(
  {
    region,
    omit,
    memory: "256MiB",
    // Shorter than a mail's lease.
    timeoutSeconds: 60,
    // With the three connections of each, what a mail server bears from one customer.
    maxInstances: 2,
    rateLimits: { maxConcurrentDispatches: 6, maxDispatchesPerSecond: 10 },
    retryConfig: {
      // Twice our own count: asking while another sender has the mail uses one up as well.
      maxAttempts: 20,
      // 15 s, 30 s, 1 min … half an hour: a server that makes strangers wait lets us in after some
      // minutes. On a laptop nobody waits for that.
      minBackoffSeconds: emulated ? 0.5 : 15,
      maxBackoffSeconds: emulated ? 1 : 1800,
    },
    // The emulator takes it from the environment, and would ask the cloud for a secret.
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
    // Neither 429 nor 503, which slow the whole queue down for one mail's sake.
    if (end === "again") throw new HttpsError("aborted", "mail put off");
  },
);
