import type { EndpointOutput } from "@salvia/domain/shared/endpoints";
import { sendSignal } from "@simplewebauthn/browser";

import { knowsPasskeys } from "./passkeySupport.ts";

/**
 * Tells authenticators which passkeys of the signed-in user still count, so that they no longer
 * offer the others. Where the browser cannot tell them nothing happens: never throws.
 *
 * @param accepted what the server answers to `listPasskeys`, `renamePasskey` and `removePasskey`
 */
export async function signalAccepted(accepted: EndpointOutput<"listPasskeys">): Promise<void> {
  if (!knowsPasskeys()) return;
  await quietly(
    sendSignal({
      signalName: "allAcceptedCredentials",
      rpID: accepted.rpId,
      userID: accepted.userId,
      allAcceptedCredentialIDs: accepted.passkeys.map(({ id }) => id),
    }),
  );
}

/** Tells authenticators that a passkey signs in to nothing any more. Never throws. */
export async function signalUnknown(rpId: string, credentialId: string): Promise<void> {
  if (!knowsPasskeys()) return;
  await quietly(
    sendSignal({ signalName: "unknownCredential", rpID: rpId, credentialID: credentialId }),
  );
}

async function quietly(signal: Promise<unknown>): Promise<void> {
  try {
    await signal;
  } catch {
    // Most browsers have no such function yet, and it answers nothing that anyone could act on.
  }
}
