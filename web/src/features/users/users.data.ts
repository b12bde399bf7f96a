import { collections } from "@salvia/domain/shared/collections";
import { userSchema, type User } from "@salvia/domain/account/user";
import { doc, onSnapshot } from "firebase/firestore";

import { auth } from "../../firebase/auth.ts";
import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";

/** What is known of a user's own document. */
export type OwnUser = {
  /** Null where there is none that can be read. */
  user: User | null;
  /** Whether the server says that there is none. */
  gone: boolean;
};

/** A user's own document. */
export function userDocument(uid: string): Source<OwnUser> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.users, uid),
      // After a time without a network it is by the metadata alone that the server speaks.
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
 * When the token in use was issued, and when its user signed in, to the second; null where nobody is
 * signed in.
 */
export async function tokenTimes(): Promise<{ issuedAt: Date; signedInAt: Date } | null> {
  const token = await auth().currentUser?.getIdTokenResult();
  if (token === undefined) return null;
  return { issuedAt: new Date(token.issuedAtTime), signedInAt: new Date(token.authTime) };
}

/** Fetches a new token, with the claims as they are now: whoever follows the session sees the new role. */
export async function renewToken(): Promise<void> {
  await auth().currentUser?.getIdToken(true);
}
