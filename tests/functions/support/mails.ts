import { mailSchema, type Mail } from "@salvia/domain/mail/mail";

import { firestore } from "./accounts.ts";
import { withDates } from "./withDates.ts";

/** How long a mail may take: on a busy machine, the events of other tests come first. */
const limitMs = 90_000;

/**
 * The mails queued for an address, once there are `count` of them.
 *
 * @throws Error if they have not arrived in time
 */
export function mailsOf(address: string, count: number): Promise<Mail[]> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error(`Fewer than ${count} mails to ${address}.`));
    }, limitMs);
    const stop = firestore
      .collection("mail")
      .where("to", "==", address)
      .onSnapshot(({ docs }) => {
        if (docs.length < count) return;
        clearTimeout(late);
        stop();
        resolve(docs.map((mail) => mailSchema.parse(withDates(mail.data()))));
      });
  });
}

/** Resolves when no request for a mail to an address is left: each is removed once carried out. */
export function mailRequestsDone(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error(`A request for a mail to ${address} is not carried out.`));
    }, limitMs);
    const stop = firestore
      .collection("mailRequests")
      .where("email", "==", address)
      .onSnapshot(({ size }) => {
        if (size > 0) return;
        clearTimeout(late);
        stop();
        resolve();
      });
  });
}
