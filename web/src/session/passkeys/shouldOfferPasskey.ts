import { platformAuthenticatorIsAvailable } from "@simplewebauthn/browser";

import { auth } from "../../firebase/auth.ts";
import { callServer } from "../../firebase/calls.ts";
import type { TokenUser } from "../sessionEnvironment.ts";
import { wasOffered } from "./passkeyOffered.ts";

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
  const { token, claims } = await user.getIdTokenResult();
  if (claims["email_verified"] !== true) return false;
  const { passkeys } = await callServer("listPasskeys", {}, { idToken: token, signal });
  return passkeys.length === 0;
}
