import { collections } from "@salvia/domain/shared/collections";
import { mailRequestSchema, type MailRequest } from "@salvia/domain/mail/mailRequest";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";

/** Links in mails are good for an hour or more; a request that waited for a day is not carried out. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Leaves a request for a mail with a link. Whether there is such an account is looked up only when
 * it is carried out, apart from the call: so the call's answer and its work are the same for every
 * address, by construction.
 */
export async function leaveMailRequest(
  request: Omit<MailRequest, "expireAt">,
  now: Date,
): Promise<void> {
  const kept: MailRequest = { ...request, expireAt: new Date(now.getTime() + lifetime) };
  await getFirestore(adminApp).collection(collections.mailRequests).doc().create(kept);
}

/** When somebody asked for the mail. */
export function askedAt({ expireAt }: Pick<MailRequest, "expireAt">): Date {
  return new Date(expireAt.getTime() - lifetime);
}

/** A request that is still to be carried out, and where it is; null if it is done. */
export async function mailRequestAt(
  path: string,
): Promise<{ request: MailRequest; document: DocumentReference } | null> {
  const document = getFirestore(adminApp).doc(path);
  const request = stored(mailRequestSchema, await document.get());
  return request && { request, document };
}
