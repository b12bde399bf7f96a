import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import type { Passkey, StoredPasskey } from "@salvia/domain/account/passkey";

import { siteAddress } from "../settings/siteAddress.ts";
import { passkeysOf } from "./passkeyDocuments.ts";
import { providerOf } from "./providers.ts";
import { userHandle } from "./userIds.ts";

/** A user's passkeys as shown to them, newest first, and the data their browser needs. */
export async function ownPasskeys(
  uid: string,
): Promise<OutputOf<typeof passkeyEndpoints.listPasskeys>> {
  const passkeys = await passkeysOf(uid);
  return {
    passkeys: passkeys.map(shownPasskey),
    rpId: siteAddress().rpId,
    userId: userHandle(uid),
  };
}

export function shownPasskey(passkey: StoredPasskey): Passkey {
  return {
    id: passkey.credentialId,
    name: passkey.name,
    provider: providerOf(passkey.aaguid),
    createdAt: passkey.createdAt.toISOString(),
    lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  };
}
