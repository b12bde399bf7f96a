import { collections } from "@salvia/domain/collections";
import { userSchema, type User } from "@salvia/domain/user";
import { doc, onSnapshot } from "firebase/firestore";

import { auth } from "../../firebase/auth.ts";
import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";

/** A user's own document; null where there is none that can be read. */
export function userDocument(uid: string): Source<User | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.users, uid),
      (snapshot) => onValue(readDocument(userSchema, snapshot)),
      onError,
    );
}

/** When the token in use was issued, or null where nobody is signed in. */
export async function tokenIssuedAt(): Promise<Date | null> {
  const token = await auth().currentUser?.getIdTokenResult();
  return token === undefined ? null : new Date(token.issuedAtTime);
}

/** Fetches a new token, with the claims as they are now: whoever follows the session sees the new role. */
export async function renewToken(): Promise<void> {
  await auth().currentUser?.getIdToken(true);
}
