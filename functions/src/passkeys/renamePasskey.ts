import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { ownPasskeys } from "./ownPasskeys.ts";
import { passkeyDocument } from "./passkeyDocuments.ts";

/**
 * Renames a passkey of the caller. Refuses with not-found if it belongs to another user or does not
 * exist.
 */
export const renamePasskey: SignedInHandler<typeof passkeyEndpoints.renamePasskey> = async (
  { id, name },
  call,
) => {
  const { uid } = call.person;
  await countRequest("passkeys", call, uid);
  const document = passkeyDocument(id);
  await getFirestore(adminApp).runTransaction(async (transaction) => {
    const passkey = await transaction.get(document);
    if (passkey.get("uid") !== uid) throw new Refusal("not-found");
    transaction.update(document, { name });
  });
  return { output: await ownPasskeys(uid) };
};
