import type { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import type { RemovedWays } from "@salvia/domain/account/account";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Handler } from "../../http/route.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { endSessions } from "../../sessions/endSessions.ts";
import { codeAddress, passwordCodeUsed } from "../identityToolkit.ts";
import { readProfile } from "../readProfile.ts";
import { refuseMovedAddress } from "../movedAddress.ts";
import { refuseWeakPassword } from "../weakPassword.ts";
import { removeOtherSignInMethods } from "../removeOtherSignInMethods.ts";
import { notifyAccountOwner } from "../../mail/notifyAccountOwner.ts";
import { userOfEmail } from "../accountOfEmail.ts";

/**
 * Sets a new password with the code of an emailed link. The password is then the only sign-in
 * method: every session ends, and passkeys, phone numbers and providers are removed, because an
 * intruder may have added them. The response and an email tell the owner what was removed.
 *
 * A rejected password does not use up the link.
 */
export const resetPassword: Handler<typeof accountEndpoints.resetPassword> = async (
  { oobCode, password },
  call,
) => {
  await countRequest("passwordReset", call, null);
  const code = await codeAddress(call, oobCode, "PASSWORD_RESET");
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

  // Runs before the code is used up, so that a failure can be retried with the same link.
  const before = await removeOtherSignInMethods(uid);
  const used = await passwordCodeUsed(call, oobCode, password);
  if ("refused" in used) throw new Refusal(used.refused);
  await endSessions(uid);
  // The holder of an open session may have added another method in the meantime.
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
