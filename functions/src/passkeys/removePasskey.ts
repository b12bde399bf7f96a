import type { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { ownPasskeys } from "./ownPasskeys.ts";
import { passkeyDocument, passkeysQuery } from "./passkeyDocuments.ts";

/**
 * Removes a passkey of the caller. Refuses with not-found for another user's passkey, and with
 * last-sign-in-method for the last sign-in method. All methods are counted in the transaction, so
 * that two concurrent removals leave one.
 */
export const removePasskey: SignedInHandler<typeof passkeyEndpoints.removePasskey> = async (
  { id },
  call,
) => {
  const { uid } = call.person;
  await countRequest("passkeys", call, uid);
  const { providerData } = await getAuth(adminApp).getUser(uid);
  const document = passkeyDocument(id);
  await getFirestore(adminApp).runTransaction(async (transaction) => {
    const [passkey, all] = await Promise.all([
      transaction.get(document),
      transaction.get(passkeysQuery(uid)),
    ]);
    if (passkey.get("uid") !== uid) throw new Refusal("not-found");
    if (all.size + providerData.length <= 1) throw new Refusal("last-sign-in-method");
    transaction.delete(document);
  });
  logger.info("passkey removed", { uid });
  return { output: await ownPasskeys(uid) };
};
