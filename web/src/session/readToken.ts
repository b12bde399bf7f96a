import { isRole, type Role } from "@salvia/domain/account/role";
import { FirebaseError } from "firebase/app";

import type { SessionEnvironment, TokenUser } from "./sessionEnvironment.ts";

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
  const unreachable =
    error instanceof FirebaseError && error.code === "auth/network-request-failed";
  return unreachable ? "network-error" : "no-token";
}
