import { createHash } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { storedPasskeySchema, type StoredPasskey } from "@salvia/domain/account/passkey";
import { getFirestore, type DocumentReference, type Query } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";

/** Nobody has more; authenticators are told of all of them at each registration. */
export const passkeysMax = 20;

/** Where a passkey is kept: by the hash of its id, which may be longer than a path can hold. */
export function passkeyDocument(credentialId: string): DocumentReference {
  const id = createHash("sha256").update(credentialId).digest("hex");
  return getFirestore(adminApp).collection(collections.passkeys).doc(id);
}

/** All passkeys of a user. */
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
