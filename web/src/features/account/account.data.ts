import type { User, UserInfo } from "firebase/auth";

import { auth } from "../../firebase/auth.ts";

/** The sign-in methods besides passkeys and a username. */
const signInMethods = { password: "password", "google.com": "google", phone: "phone" } as const;

type SecondFactorKind = "app" | "phone";

/** The second factors as a token names them. */
const secondFactors: Readonly<Record<string, SecondFactorKind>> = { totp: "app", phone: "phone" };

type SignInMethod = (typeof signInMethods)[keyof typeof signInMethods] | "singleSignOn";

/** The user as the identity provider knows them. */
export type Identity = {
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  signInMethods: readonly SignInMethod[];
  /** What this sign-in also asked for: a code of an app, or one sent to a phone. */
  secondFactor: SecondFactorKind | null;
};

/** What this browser remembers of the signed-in user; null if no user is signed in. */
export function knownIdentity(): Identity | null {
  const user = auth().currentUser;
  return user === null ? null : identityOf(user, null);
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
  const { claims, signInSecondFactor } = await user.getIdTokenResult();
  if ((claims["email_verified"] === true) !== user.emailVerified) await user.getIdToken(true);
  return identityOf(user, secondFactors[signInSecondFactor ?? ""] ?? null);
}

function identityOf(user: User, secondFactor: SecondFactorKind | null): Identity {
  const { email, emailVerified, phoneNumber, providerData } = user;
  return {
    email,
    emailVerified,
    phone: phoneNumber,
    signInMethods: providerData.flatMap(signInMethodOf),
    secondFactor,
  };
}

function signInMethodOf({ providerId }: UserInfo): readonly SignInMethod[] {
  if (providerId.startsWith("oidc.")) return ["singleSignOn"];
  return Object.entries(signInMethods).flatMap(([id, method]) =>
    id === providerId ? [method] : [],
  );
}
