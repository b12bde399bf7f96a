import { isRole, type Role } from "@salvia/domain/roles";
import { FirebaseError } from "firebase/app";

import type { SessionEnvironment, TokenUser } from "./sessionEnvironment.ts";

/**
 * A user's present ID token and the role in it. While the browser is offline an expired token
 * cannot be renewed: this waits for the network.
 *
 * @returns the reason, one of those of a failed session sync, where there is no token to be had.
 */
export async function readToken(
  user: TokenUser,
  environment: Pick<SessionEnvironment, "isOnline" | "online">,
): Promise<{ ok: true; idToken: string; role: Role | null } | { ok: false; reason: string }> {
  try {
    const { token, claims } = await user.getIdTokenResult();
    const role = claims["role"];
    return { ok: true, idToken: token, role: isRole(role) ? role : null };
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
