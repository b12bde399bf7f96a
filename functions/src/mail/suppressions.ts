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
  return documentOf(firestore, idOf("mail suppression", email, env));
}

/** The ID of the document with which the owner of an address ends the emails of salespeople. */
export function optOutId(email: string, env = process.env): string {
  return idOf("mail opt-out", email, env);
}

function idOf(purpose: string, email: string, env: NodeJS.ProcessEnv): string {
  const hash = keyedHash(purpose, email.trim().toLowerCase(), env);
  // Hex, because a document ID may not begin and end with two underscores.
  return Buffer.from(hash, "base64url").toString("hex");
}

function documentOf(firestore: Firestore, id: string) {
  return firestore.collection(collections.mailSuppressions).doc(id);
}

/**
 * Whether emails to an address must be skipped.
 *
 * @param isPersonal whether a salesperson writes, whose emails its owner may have ended
 */
export async function isSuppressed(
  firestore: Firestore,
  email: string,
  now: Date,
  isPersonal = false,
): Promise<boolean> {
  const documents = [suppressionDocument(firestore, email)];
  if (isPersonal) documents.push(documentOf(firestore, optOutId(email)));
  return (await firestore.getAll(...documents)).some((document) => {
    const suppression = stored(mailSuppressionSchema, document);
    return suppression !== null && suppression.expireAt > now;
  });
}

/** Ends the emails of salespeople to the address with that `optOutId`. */
export async function optOut(firestore: Firestore, id: string, now: Date): Promise<void> {
  await documentOf(firestore, id).set(newSuppression("optOut", now));
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
  const suppression = suppressionDocument(firestore, email, env);
  const documents = [suppression, documentOf(firestore, optOutId(email, env))];
  const found = await firestore.getAll(...documents);
  await Promise.all(documents.map((document) => document.delete()));
  return found.some(({ exists }) => exists);
}
