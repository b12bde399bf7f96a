import type { Role } from "@salvia/domain/account/role";

import type { TokenUser } from "./sessionEnvironment.ts";

/** Who is signed in, as far as the client needs to know. */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  /** In E.164; someone who signed in by telephone may have nothing else. */
  phone: string | null;
  /** From the token's claim `role`; null for a signed-in visitor without one. */
  role: Role | null;
  /** Whether the role needs a sign-in with a passkey, and this is none: the rules give it no data. */
  lacksPasskey: boolean;
}

/** A user of the identity provider, with the role they act in. */
export function sessionUser(
  user: TokenUser,
  { role, lacksPasskey }: Pick<SessionUser, "role" | "lacksPasskey">,
): SessionUser {
  const { uid, displayName, email, phoneNumber: phone } = user;
  return { uid, displayName, email, phone, role, lacksPasskey };
}
