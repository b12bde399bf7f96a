import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { platformAuthenticatorIsAvailable } from "@simplewebauthn/browser";

import { auth } from "../../firebase/auth.ts";
import { callServer } from "../../firebase/calls.ts";
import { fetchSwitches } from "../../firebase/switches/fetchSwitches.ts";
import type { TokenUser } from "../sessionEnvironment.ts";
import { deviceStorage } from "../../lib/storage.ts";

/**
 * Whether to offer a passkey to the user who has just signed in with a password. It is offered once
 * per device that can store one, to users who have none and may create one. Answers no after three
 * seconds, so that a slow server does not delay the sign-in. Never throws.
 */
export async function shouldOfferPasskey(
  currentUser: () => TokenUser | null = () => auth().currentUser,
): Promise<boolean> {
  const tooLate = AbortSignal.timeout(3000);
  const no = new Promise<false>((resolve) => {
    tooLate.addEventListener("abort", () => resolve(false));
  });
  return await Promise.race([no, isWorthwhile(currentUser, tooLate).catch(() => false)]);
}

async function isWorthwhile(
  currentUser: () => TokenUser | null,
  signal: AbortSignal,
): Promise<boolean> {
  const user = currentUser();
  if (user === null || (await wasOffered(user.uid))) return false;
  if (!(await platformAuthenticatorIsAvailable())) return false;
  if ((await fetchSwitches()).includes("passkeys")) return false;
  const { token, claims } = await user.getIdTokenResult();
  if (claims["email_verified"] !== true) return false;
  const { passkeys } = await callServer(
    passkeyEndpoints.listPasskeys,
    {},
    { idToken: token, signal },
  );
  return passkeys.length === 0;
}

export async function wasOffered(uid: string): Promise<boolean> {
  return deviceStorage.get(await keyOf(uid)) !== null;
}

/**
 * Remembers that a passkey was offered to a user on this device, so that it is offered only once.
 */
export async function rememberOffer(uid: string): Promise<void> {
  deviceStorage.set(await keyOf(uid), "true");
}

/** A hash, so that a shared device does not reveal who has signed in on it. */
async function keyOf(uid: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(uid));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"));
  return `passkeyOffered:${hex.join("").slice(0, 32)}`;
}
