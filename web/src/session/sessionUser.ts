import type { Role } from "@salvia/domain/account/role";

import type { TokenUser } from "./sessionEnvironment.ts";

/** What the client needs to know about the signed-in user. */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  /** In E.164. A user who signed in by phone may have neither name nor email. */
  phone: string | null;
  /** From the token's claim `role`; null for a signed-in visitor without a role. */
  role: Role | null;
  /**
   * Whether the role requires a passkey and the user signed in without one; the rules then refuse
   * all data.
   */
  lacksPasskey: boolean;
}

/** Combines a user of the identity provider with their current role. */
export function sessionUser(
  user: TokenUser,
  { role, lacksPasskey }: Pick<SessionUser, "role" | "lacksPasskey">,
): SessionUser {
  const { uid, displayName, email, phoneNumber: phone } = user;
  return { uid, displayName, email, phone, role, lacksPasskey };
}
