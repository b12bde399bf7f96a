import { collections } from "@salvia/domain/shared/collections";
import { userSchema, type User } from "@salvia/domain/account/user";

import { auth } from "../../firebase/auth.ts";
import { liveDocumentState, liveMap } from "../../firebase/liveQuery/liveDocument.ts";

/** The state of a user's own document. */
export type OwnUser = {
  /** Null if there is no readable document. */
  user: User | null;
  /** Whether the server has confirmed that there is no document. */
  gone: boolean;
  /** Whether the server has confirmed this state. */
  fresh: boolean;
};

export const userDocument = liveMap(
  // After a time offline, a change of the state may be the only sign that the server has answered.
  liveDocumentState(userSchema, (uid: string) => `${collections.users}/${uid}`),
  ({ data, exists, fresh }): OwnUser => ({ user: data, gone: !exists && fresh, fresh }),
);

/**
 * When the current token was issued and when its user signed in, to the second; null if no user is
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
