import type { User, UserInfo } from "firebase/auth";

import { auth } from "../../firebase/auth.ts";

/** How somebody can be recognised, besides passkeys and a username. */
const ways = { password: "password", "google.com": "google", phone: "phone" } as const;

type Way = (typeof ways)[keyof typeof ways];

/** The user as the identity provider knows them. */
export type Identity = {
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  ways: readonly Way[];
};

/** What this browser remembers of the signed-in user; null where nobody is signed in. */
export function knownIdentity(): Identity | null {
  const user = auth().currentUser;
  return user === null ? null : identityOf(user);
}

/**
 * What the identity provider says of them now. A link in a mail may have changed it, in another tab
 * or on another device; then this brings a new token too, since the server goes by what it says.
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
