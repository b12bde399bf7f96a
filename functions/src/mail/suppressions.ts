import { collections } from "@salvia/domain/shared/collections";
import {
  mailSuppressionSchema,
  newSuppression,
  type MailSuppression,
} from "@salvia/domain/mail/mailSuppression";
import type { Firestore } from "firebase-admin/firestore";

import { keyedHash } from "../settings/keyedHash.ts";
import { stored } from "../platform/stored.ts";

/**
 * The document that suppresses an address. Its ID is a keyed hash, so the list contains no address
 * and cannot be reversed by trying addresses.
 *
 * @param env the environment with the key
 */
function suppressionDocument(firestore: Firestore, email: string, env = process.env) {
  const hash = keyedHash("mail suppression", email.trim().toLowerCase(), env);
  // Hex, because a document ID may not begin and end with two underscores.
  const id = Buffer.from(hash, "base64url").toString("hex");
  return firestore.collection(collections.mailSuppressions).doc(id);
}

/** Whether emails to an address must be skipped. */
export async function isSuppressed(
  firestore: Firestore,
  email: string,
  now: Date,
): Promise<boolean> {
  const document = await suppressionDocument(firestore, email).get();
  const suppression = stored(mailSuppressionSchema, document);
  return suppression !== null && suppression.expireAt > now;
}

/** Suppresses up to 500 addresses, all or none. The last reason counts. */
export async function suppress(
  firestore: Firestore,
  events: readonly { email: string; kind: MailSuppression["reason"] }[],
  now: Date,
): Promise<void> {
  const batch = firestore.batch();
  for (const { email, kind } of events) {
    batch.set(suppressionDocument(firestore, email), newSuppression(kind, now));
  }
  await batch.commit();
}

/**
 * Lets emails go to an address again.
 *
 * @returns whether it was suppressed
 */
export async function liftSuppression(
  firestore: Firestore,
  email: string,
  env = process.env,
): Promise<boolean> {
  const document = suppressionDocument(firestore, email, env);
  const { exists } = await document.get();
  await document.delete();
  return exists;
}
