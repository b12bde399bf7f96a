import { collections } from "@salvia/domain/shared/collections";
import { userSchema, type User } from "@salvia/domain/account/user";
import { doc, onSnapshot } from "firebase/firestore";

import { auth } from "../../firebase/auth.ts";
import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";

/** The state of a user's own document. */
export type OwnUser = {
  /** Null if there is no readable document. */
  user: User | null;
  /** Whether the server has confirmed that there is no document. */
  gone: boolean;
};

/** A user's own document. */
export function userDocument(uid: string): Source<OwnUser> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.users, uid),
      // After a time offline, a metadata change may be the only sign that the server has answered.
      { includeMetadataChanges: true },
      (snapshot) =>
        onValue({
          user: readDocument(userSchema, snapshot),
          gone: !snapshot.exists() && !snapshot.metadata.fromCache,
        }),
      onError,
    );
}

/**
 * When the current token was issued and when its user signed in, to the second; null if nobody is
 * signed in.
 */
export async function tokenTimes(): Promise<{ issuedAt: Date; signedInAt: Date } | null> {
  const token = await auth().currentUser?.getIdTokenResult();
  if (token === undefined) return null;
  return { issuedAt: new Date(token.issuedAtTime), signedInAt: new Date(token.authTime) };
}

/** Fetches a new token with the current claims; the session then updates the role. */
export async function renewToken(): Promise<void> {
  await auth().currentUser?.getIdToken(true);
}
