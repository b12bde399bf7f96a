import { mailSchema, type Mail } from "@salvia/domain/mail/mail";

import { mailRequested } from "../../../functions/src/accounts/mailed/mailRequested.ts";
import { deliverQueued } from "../../../functions/src/mail/deliverQueued.ts";
import type { ReceivedMail } from "../../../scripts/lib/mailbox/mailInbox.ts";
import { mailsTo as receivedBy } from "../../mailbox.ts";
import { firestore } from "./accounts.ts";
import { imaginedEvent } from "./writeEvents.ts";
import { withDates } from "./withDates.ts";

/** Carries out all requests for mails, as the function does when each is stored. */
export async function answerMailRequests(): Promise<void> {
  const { docs } = await firestore.collection("mailRequests").get();
  await Promise.all(docs.map(({ ref }) => mailRequested.run(imaginedEvent(ref.path, null, {}))));
}

/**
 * The mails queued for an address, after all requests for mails.
 *
 * @throws Error if they are fewer than `count`
 */
export async function mailsOf(address: string, count: number): Promise<Mail[]> {
  await answerMailRequests();
  const { docs } = await firestore.collection("mail").where("to", "==", address).get();
  if (docs.length < count) throw new Error(`${docs.length} mails, where ${count} were expected.`);
  return docs.map((mail) => mailSchema.parse(withDates(mail.data())));
}

/** The mails that have arrived for an address, the newest first, after all queued ones are sent. */
export async function mailsTo(address: string, count = 1): Promise<readonly ReceivedMail[]> {
  await answerMailRequests();
  const waiting = firestore.collection("mail").where("delivery.state", "==", "PENDING");
  const { docs } = await waiting.orderBy("delivery.startTime").get();
  for (const { id } of docs) await deliverQueued({ id });
  return receivedBy(address, count);
}

/** The newest mail to an address. */
export async function mailTo(address: string): Promise<ReceivedMail> {
  const [mail] = await mailsTo(address);
  if (mail === undefined) throw new Error(`No mail to ${address}.`);
  return mail;
}
