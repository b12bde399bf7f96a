import { mailIdPattern } from "@salvia/domain/mail/mail";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { deliver, type Delivered } from "./deliver.ts";
import { smtpConfig } from "./mailConfig.ts";
import { readMail } from "./mailStore.ts";
import { smtpSender, type Send } from "./smtpSender.ts";
import { isSuppressed } from "./suppressions.ts";

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
  const parts = { read: readMail, isSuppressed: isInOurList, send, now: () => new Date() };
  return { id, ...(await deliver(id, parts)) };
}

function isInOurList(email: string, now: Date): Promise<boolean> {
  return isSuppressed(getFirestore(adminApp), email, now);
}
