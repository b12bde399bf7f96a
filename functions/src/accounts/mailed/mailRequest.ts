import { collections } from "@salvia/domain/shared/collections";
import { mailRequestSchema, type MailRequest } from "@salvia/domain/mail/mailRequest";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import { siteAddress } from "../../settings/siteAddress.ts";
import { stored } from "../../platform/stored.ts";

type RequestedMail = Omit<MailRequest, "origin" | "expireAt">;

/**
 * Links in emails are valid for an hour or more; a request that is a day old is not carried out.
 */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Stores a request for an email with a link. A background function looks the account up later, so
 * the call's response and its work are the same for every address.
 */
export async function leaveMailRequest(request: RequestedMail, now: Date): Promise<void> {
  const requests = getFirestore(adminApp).collection(collections.mailRequests);
  await requests.doc().create(keptMailRequest(request, now));
}

/** A request for an email as it is stored, for writes that belong into one transaction with it. */
export function keptMailRequest(request: RequestedMail, now: Date): MailRequest {
  return { ...request, origin: siteAddress().origin, expireAt: new Date(now.getTime() + lifetime) };
}

export function askedAt({ expireAt }: Pick<MailRequest, "expireAt">): Date {
  return new Date(expireAt.getTime() - lifetime);
}

/** A pending request and its document; null if it was already carried out. */
export async function mailRequestAt(
  path: string,
): Promise<{ request: MailRequest; document: DocumentReference } | null> {
  const document = getFirestore(adminApp).doc(path);
  const request = stored(mailRequestSchema, await document.get());
  return request && { request, document };
}
