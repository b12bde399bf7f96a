import type { User, UserInfo } from "firebase/auth";

import { auth } from "../../firebase/auth.ts";

/** The sign-in methods besides passkeys and a username. */
const signInMethods = { password: "password", "google.com": "google", phone: "phone" } as const;

type SignInMethod = (typeof signInMethods)[keyof typeof signInMethods];

/** The user as the identity provider knows them. */
export type Identity = {
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  signInMethods: readonly SignInMethod[];
};

/** What this browser remembers of the signed-in user; null if no user is signed in. */
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
  return {
    email,
    emailVerified,
    phone: phoneNumber,
    signInMethods: providerData.flatMap(signInMethodOf),
  };
}

function signInMethodOf({ providerId }: UserInfo): readonly SignInMethod[] {
  return Object.entries(signInMethods).flatMap(([id, method]) =>
    id === providerId ? [method] : [],
  );
}
