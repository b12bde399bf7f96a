import { createHash } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { storedPasskeySchema, type StoredPasskey } from "@salvia/domain/account/passkey";
import { getFirestore, type DocumentReference, type Query } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { stored } from "../platform/stored.ts";

/** Maximum per user; every registration sends all of them to the authenticator. */
export const passkeysMax = 20;

/** The document of a passkey, named by the hash of its ID, which may be too long for a path. */
export function passkeyDocument(credentialId: string): DocumentReference {
  const id = createHash("sha256").update(credentialId).digest("hex");
  return getFirestore(adminApp).collection(collections.passkeys).doc(id);
}

export function passkeysQuery(uid: string): Query {
  const passkeys = getFirestore(adminApp).collection(collections.passkeys);
  return passkeys.where("uid", "==", uid).limit(passkeysMax);
}

/** The passkeys of a user, newest first. */
export async function passkeysOf(uid: string): Promise<StoredPasskey[]> {
  const { docs } = await passkeysQuery(uid).get();
  return docs
    .flatMap((document) => stored(storedPasskeySchema, document) ?? [])
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
