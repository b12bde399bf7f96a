import { mailIdPattern } from "@salvia/domain/mail/mail";

import { deliver, type Delivered } from "./deliver.ts";
import { smtpConfig } from "./mailConfig.ts";
import { readMail } from "./mailStore.ts";
import { smtpSender, type Send } from "./smtpSender.ts";

let send: Send | undefined;

/**
 * Sends the email named by a task of the queue.
 *
 * @param task the payload from `enqueueMail`
 * @throws Error if the mail server is not configured; the task is then retried
 */
export async function deliverQueued(task: unknown): Promise<Delivered & { id: string }> {
  const { id }: { id?: unknown } = Object(task);
  if (typeof id !== "string" || !mailIdPattern.test(id)) throw new TypeError("Invalid mail task.");
  // Shared by all emails of this process, so that connections are reused.
  send ??= smtpSender(smtpConfig());
  return { id, ...(await deliver(id, { read: readMail, send, now: () => new Date() })) };
}
