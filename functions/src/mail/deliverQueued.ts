import { mailIdPattern, type Reminded } from "@salvia/domain/mail/mail";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { deliver, type Delivered } from "./deliver.ts";
import { smtpConfig } from "./mailConfig.ts";
import { readMail } from "./mailStore.ts";
import { smtpSender, type Send } from "./smtpSender.ts";
import { stored } from "../platform/stored.ts";
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
  const parts = {
    read: readMail,
    isSuppressed: isInOurList,
    isOutdated,
    send,
    now: () => new Date(),
  };
  return { id, ...(await deliver(id, parts)) };
}

function isInOurList(email: string, now: Date): Promise<boolean> {
  return isSuppressed(getFirestore(adminApp), email, now);
}

/** Whether the reader no longer has the appointment at that time. */
async function isOutdated({ appointmentId, startsAt, uid }: Reminded): Promise<boolean> {
  const appointments = getFirestore(adminApp).collection(collections.appointments);
  const today = stored(appointmentSchema, await appointments.doc(appointmentId).get());
  if (today === null || today.status !== "confirmed") return true;
  const isTheirs = today.clinicianId === uid || today.patientId === uid;
  return !isTheirs || today.startsAt.getTime() !== startsAt.getTime();
}
