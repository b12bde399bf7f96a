import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import { sendSignal } from "@simplewebauthn/browser";

import { knowsPasskeys } from "./passkeySupport.ts";

/**
 * Signals to authenticators which passkeys of the signed-in user are still valid, so that they stop
 * offering the others. Does nothing in browsers without support. Never throws.
 *
 * @param accepted the server's answer to `listPasskeys`, `renamePasskey` or `removePasskey`
 */
export async function signalAccepted(
  accepted: OutputOf<typeof passkeyEndpoints.listPasskeys>,
): Promise<void> {
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

/** Signals to authenticators that a passkey no longer signs in to any account. Never throws. */
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
    // Most browsers lack this function, and its errors require no action.
  }
}
