import type { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { verifiedEmailOf } from "../caller/verifiedEmailOf.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { passwordOwner } from "./identityToolkit.ts";
import { readProfile } from "./readProfile.ts";
import { notifyAccountOwner } from "../mail/notifyAccountOwner.ts";
import { refuseWeakPassword } from "./weakPassword.ts";

/**
 * Sets a new password for a user who provides the current one, or who has none yet. It ends every
 * session, including this one; other sign-in methods stay.
 *
 * Refuses with email-not-verified, wrong-credentials for a wrong current password, or
 * weak-password.
 */
export const changePassword: SignedInHandler<typeof accountEndpoints.changePassword> = async (
  { current, password },
  call,
) => {
  const { uid } = call.person;
  await countRequest("passwordChange", call, uid);
  const email = verifiedEmailOf(call.person);
  const auth = getAuth(adminApp);
  const { providerData, displayName } = await auth.getUser(uid);
  const hasPassword = providerData.some(({ providerId }) => providerId === "password");
  if (
    hasPassword &&
    (current === null || (await passwordOwner(call, email, current))?.uid !== uid)
  ) {
    throw new Refusal("wrong-credentials");
  }
  const firestore = getFirestore(adminApp);
  const document = firestore.collection(collections.users).doc(uid);
  const profile = readProfile(await document.get());
  await refuseWeakPassword(password, [email, displayName, profile?.displayName, profile?.username]);
  await auth.updateUser(uid, { password });
  await endSessions(uid);
  await firestore.runTransaction((transaction) =>
    notifyAccountOwner(transaction, {
      to: email,
      profile,
      template: "passwordChanged",
      data: (shared) => ({ ...shared, link: `${shared.link}?reset`, removed: null }),
      now: call.now,
    }),
  );
  logger.info("password changed", { uid });
  return { output: { email } };
};
