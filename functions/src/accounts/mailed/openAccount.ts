import type { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { hasRemoved } from "@salvia/domain/account/account";
import { collections } from "@salvia/domain/shared/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Handler } from "../../http/route.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { signInCodeUsed } from "../identityToolkit.ts";
import { readProfile } from "../readProfile.ts";
import { refuseMovedAddress } from "../movedAddress.ts";
import { accountBegunBy } from "./signUpLink.ts";
import { refuseWeakPassword } from "../weakPassword.ts";
import { replaceSignInMethods } from "../removeOtherSignInMethods.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { notifyAccountOwner } from "../../mail/notifyAccountOwner.ts";

type OpenAccount = typeof accountEndpoints.openAccount;

/**
 * Opens an account with the code of an emailed link, which proves ownership of the address. If
 * another person opened the account in the meantime without that proof, the link's reader takes it
 * over; an account with a proven address stays unchanged.
 *
 * Until the owner's first session, the link works again, in case that an attempt was cut off. A
 * rejected password does not use up the link. Refuses with second-factor-required if the account
 * has a second factor.
 */
export const openAccount: Handler<OpenAccount> = async (input, call) => {
  await refuseIfOff("emailLink");
  await countRequest("openAccount", call, null);
  const { oobCode, email, name, password } = input;
  if (password !== null) await refuseWeakPassword(password, [email, name]);
  const used = await signInCodeUsed(call, oobCode, email);
  const opened = "refused" in used ? await accountBegunBy(oobCode, email, call.now) : used;
  if (opened === null) throw new Refusal("refused" in used ? used.refused : "link-expired");
  const { uid, isNew, hasSecondFactor } = opened;
  // Our token would pass the second factor by, and the account already has an owner.
  if (hasSecondFactor) throw new Refusal("second-factor-required");
  const auth = getAuth(adminApp);
  if (isNew) {
    await auth.updateUser(uid, { displayName: name, ...(password !== null && { password }) });
  } else await takeOver(uid, input, call.now);
  logger.info("account opened by mailed link", { uid, isNew });
  return { output: { customToken: await auth.createCustomToken(uid) } };
};

async function takeOver(
  uid: string,
  { email, name, password }: InputOf<OpenAccount>,
  now: Date,
): Promise<void> {
  const firestore = getFirestore(adminApp);
  const document = firestore.collection(collections.users).doc(uid);
  const profile = readProfile(await document.get());
  refuseMovedAddress(uid, profile, email);
  if (profile?.verifiedEmail === email) return;
  const chosen = { displayName: name, ...(password !== null && { password }) };
  const removed = await replaceSignInMethods(uid, chosen);
  // The owner needs no email about an opening that was cut off and is finished now.
  if (profile === null && !hasRemoved(removed)) return;
  await firestore.runTransaction(async (transaction) => {
    await notifyAccountOwner(transaction, {
      to: email,
      profile,
      template: "passwordChanged",
      data: (shared) => ({ ...shared, link: `${shared.link}?reset`, removed }),
      now,
    });
    if (profile !== null) {
      transaction.update(document, { verifiedEmail: email, email, displayName: name });
    }
  });
}
