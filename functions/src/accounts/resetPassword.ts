import type { CallInput, CallOutput } from "@salvia/domain/calls";
import { collections } from "@salvia/domain/collections";
import { userSchema } from "@salvia/domain/user";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import type { Handler } from "../http/route.ts";
import { countCall } from "../limits/countCall.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { stored } from "../stored.ts";
import { passwordCodeUsed } from "./identityToolkit.ts";
import { tellOwner } from "./tellOwner.ts";

/**
 * Sets a new password with the code of a mailed link. Whoever knew the old one is out: every session
 * ends, and the owner is told by mail.
 *
 * The link has shown whose the address is. Where that was open until now, somebody else may have
 * made the account, so every other way into it is removed as well.
 */
export const resetPassword: Handler<
  CallInput<"resetPassword">,
  CallOutput<"resetPassword">
> = async ({ oobCode, password }, call) => {
  await countCall("passwordReset", call, null);
  const used = await passwordCodeUsed(oobCode, password);
  if ("refused" in used) throw new Refusal(used.refused);

  const { email } = used;
  const user = await getAuth(adminApp).getUserByEmail(email);
  // The service refuses this itself; the emulator does not.
  if (user.disabled) throw new Refusal("account-disabled");
  const firestore = getFirestore(adminApp);
  const document = firestore.collection(collections.users).doc(user.uid);
  const profile = stored(userSchema, await document.get());
  if (profile?.verifiedEmail !== email) await leavePasswordAlone(user);
  await endSessions(user.uid);
  await firestore.runTransaction((transaction) =>
    tellOwner(transaction, {
      to: email,
      profile,
      template: "passwordChanged",
      data: (shared) => ({ ...shared, link: `${shared.link}?reset` }),
      now: call.now,
    }),
  );
  logger.info("password reset", { uid: user.uid });
  return { output: { email } };
};

/** Takes from an account every way in but its password. */
async function leavePasswordAlone({ uid, providerData }: UserRecord): Promise<void> {
  const others = providerData
    .map(({ providerId }) => providerId)
    .filter((id) => id !== "password" && id !== "phone");
  await getAuth(adminApp).updateUser(uid, { phoneNumber: null, providersToUnlink: others });
}
