import type { RemovedWays } from "@salvia/domain/account/account";
import type { EndpointInput, EndpointOutput } from "@salvia/domain/shared/endpoints";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import type { Handler } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { codeAddress, passwordCodeUsed } from "./identityToolkit.ts";
import { readProfile } from "./readProfile.ts";
import { refuseMovedAddress } from "./movedAddress.ts";
import { refuseWeakPassword } from "./weakPassword.ts";
import { removeOtherSignInMethods } from "./removeOtherSignInMethods.ts";
import { notifyAccountOwner } from "./notifyAccountOwner.ts";
import { userOfEmail } from "./userOrNull.ts";

/**
 * Sets a new password with the code of a mailed link. The password is then the only way in: every
 * session ends, and passkeys, phone numbers and providers go, because somebody else may have added
 * them. The owner sees what was removed, here and by mail.
 *
 * A password that is refused leaves the link as it is.
 */
export const resetPassword: Handler<
  EndpointInput<"resetPassword">,
  EndpointOutput<"resetPassword">
> = async ({ oobCode, password }, call) => {
  await countRequest("passwordReset", call, null);
  const code = await codeAddress(oobCode, "PASSWORD_RESET");
  if ("refused" in code) throw new Refusal(code.refused);
  const { email } = code;
  const user = await userOfEmail(email);
  if (user === null) throw new Refusal("link-expired");
  const { uid } = user;
  // The service refuses this itself; the emulator does not.
  if (user.disabled) throw new Refusal("account-disabled");
  const document = getFirestore(adminApp).collection(collections.users).doc(uid);
  const profile = readProfile(await document.get());
  refuseMovedAddress(uid, profile, email);
  await refuseWeakPassword(password, [
    email,
    user.displayName,
    profile?.displayName,
    profile?.username,
  ]);

  // Before the code is used up: what fails from here on can be done again with the same link.
  const before = await removeOtherSignInMethods(uid);
  const used = await passwordCodeUsed(oobCode, password);
  if ("refused" in used) throw new Refusal(used.refused);
  await endSessions(uid);
  // Whoever held a session until now may have added another meanwhile.
  const removed = together(before, await removeOtherSignInMethods(uid));
  await getFirestore(adminApp).runTransaction(async (transaction) => {
    await notifyAccountOwner(transaction, {
      to: email,
      profile,
      template: "passwordChanged",
      data: (shared) => ({ ...shared, link: `${shared.link}?reset`, removed }),
      now: call.now,
    });
    if (profile !== null) transaction.update(document, { verifiedEmail: email });
  });
  logger.info("password reset", { uid, removedPasskeys: removed.passkeys });
  return { output: { email, removed } };
};

function together(first: RemovedWays, then: RemovedWays): RemovedWays {
  return {
    passkeys: first.passkeys + then.passkeys,
    phoneEnding: then.phoneEnding ?? first.phoneEnding,
    providers: [...new Set([...first.providers, ...then.providers])],
  };
}
