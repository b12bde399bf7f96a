import { mailIdPattern } from "@salvia/domain/mail/mail";

import { deliver, type Delivered } from "./deliver.ts";
import { smtpConfig } from "./mailConfig.ts";
import { readMail } from "./mailStore.ts";
import { smtpSender, type Send } from "./smtpSender.ts";

let send: Send | undefined;

/**
 * Sends the mail that a task of the queue names.
 *
 * @param task what `enqueueMail` put in
 * @throws Error where the configuration of the mail server is missing; the task is tried again
 */
export async function deliverQueued(task: unknown): Promise<Delivered & { id: string }> {
  const { id }: { id?: unknown } = Object(task);
  if (typeof id !== "string" || !mailIdPattern.test(id)) throw new TypeError("Not a mail's task.");
  // Once for all mails of this process: the connections are kept.
  send ??= smtpSender(smtpConfig(process.env));
  return { id, ...(await deliver(id, { read: readMail, send, now: () => new Date() })) };
}
