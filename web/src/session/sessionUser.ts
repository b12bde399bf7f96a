import { isRole, type Role } from "@salvia/domain/account/role";

import { isFirebaseError } from "../firebase/isFirebaseError.ts";
import type { SecondFactorRequest } from "./secondFactor/secondFactorRequest.ts";
import type { SessionEnvironment, TokenUser } from "./sessionEnvironment.ts";

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

/** What the session shows to the document. */
export interface SessionState {
  user: SessionUser | null;
  /** True until the user is known, and again once the document is being left. */
  loading: boolean;
  /** Why the session could not be synced, or null. */
  failure: string | null;
  /** The user who is locked out of this document until they sign in again, or null. */
  locked: SessionUser | null;
  /** The sign-in that waits for its second factor, or null. */
  secondFactor: SecondFactorRequest | null;
}

/** The state of a session before the identity provider has answered. */
export const unknownSession: SessionState = {
  user: null,
  loading: true,
  failure: null,
  locked: null,
  secondFactor: null,
};

/** Combines a user of the identity provider with their current role. */
export function sessionUser(
  user: TokenUser,
  { role, lacksPasskey }: Pick<SessionUser, "role" | "lacksPasskey">,
): SessionUser {
  const { uid, displayName, email, phoneNumber: phone } = user;
  return { uid, displayName, email, phone, role, lacksPasskey };
}

interface Token {
  ok: true;
  idToken: string;
  role: Role | null;
  /** Whether the role requires a passkey and this sign-in was made without one. */
  lacksPasskey: boolean;
  /** When the user signed in, by the server's clock, in milliseconds. */
  signedInAt: number | null;
}

/**
 * Reads a user's current ID token and its claims. While the browser is offline, an expired token
 * cannot be renewed; this waits for the network.
 *
 * @returns the reason (one of those of a failed session sync) if no token is available
 */
export async function readToken(
  user: TokenUser,
  environment: Pick<SessionEnvironment, "isOnline" | "online">,
): Promise<Token | { ok: false; reason: string }> {
  try {
    const { token, claims } = await user.getIdTokenResult();
    const role = claims["role"];
    const seconds = Number(claims["auth_time"]);
    return {
      ok: true,
      idToken: token,
      role: isRole(role) ? role : null,
      lacksPasskey: claims["passkeyRequired"] === true && claims["passkey"] !== true,
      signedInAt: seconds > 0 ? seconds * 1000 : null,
    };
  } catch (error) {
    if (environment.isOnline()) return { ok: false, reason: reasonOf(error) };
    await environment.online();
    return await readToken(user, environment);
  }
}

function reasonOf(error: unknown): string {
  const unreachable = isFirebaseError(error) && error.code === "auth/network-request-failed";
  return unreachable ? "network-error" : "no-token";
}
