import type { User, UserInfo } from "firebase/auth";

import { auth } from "../../firebase/auth.ts";

/** The ways to sign in besides passkeys and a username. */
const ways = { password: "password", "google.com": "google", phone: "phone" } as const;

type Way = (typeof ways)[keyof typeof ways];

/** The user as the identity provider knows them. */
export type Identity = {
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  ways: readonly Way[];
};

/** What this browser remembers of the signed-in user; null if nobody is signed in. */
export function knownIdentity(): Identity | null {
  const user = auth().currentUser;
  return user === null ? null : identityOf(user);
}

/**
 * Fetches the user from the identity provider. A mailed link may have changed them, in another tab
 * or on another device; then this also fetches a new token, since the server relies on its claims.
 *
 * @throws FirebaseError without a connection, or when the session has ended
 */
export async function freshIdentity(): Promise<Identity | null> {
  const user = auth().currentUser;
  if (user === null) return null;
  await user.reload();
  const { claims } = await user.getIdTokenResult();
  if ((claims["email_verified"] === true) !== user.emailVerified) await user.getIdToken(true);
  return identityOf(user);
}

function identityOf({ email, emailVerified, phoneNumber, providerData }: User): Identity {
  return { email, emailVerified, phone: phoneNumber, ways: providerData.flatMap(wayOf) };
}

function wayOf({ providerId }: UserInfo): readonly Way[] {
  return Object.entries(ways).flatMap(([id, way]) => (id === providerId ? [way] : []));
}
