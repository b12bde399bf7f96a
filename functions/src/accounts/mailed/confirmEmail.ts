import type { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { codeAddress, confirmCodeUsed } from "../identityToolkit.ts";
import { readProfile } from "../readProfile.ts";
import { refuseMovedAddress } from "../movedAddress.ts";
import { userOfEmail } from "../accountOfEmail.ts";

/**
 * Confirms an address with the code of an emailed link, for a user signed in to the account with
 * this address. The link alone is not enough: another person may have opened the account and would
 * have the email's reader confirm it.
 *
 * Refuses with not-allowed if the address belongs to another account.
 */
export const confirmEmail: SignedInHandler<typeof accountEndpoints.confirmEmail> = async (
  { oobCode },
  call,
) => {
  const { uid } = call.person;
  await countRequest("confirmEmail", call, uid);
  const code = await codeAddress(call, oobCode, "VERIFY_EMAIL");
  if ("refused" in code) throw new Refusal(code.refused);
  const { email } = code;
  if ((await userOfEmail(email))?.uid !== uid) throw new Refusal("not-allowed");
  const document = getFirestore(adminApp).collection(collections.users).doc(uid);
  const profile = readProfile(await document.get());
  refuseMovedAddress(uid, profile, email);
  const refused = await confirmCodeUsed(call, oobCode);
  if (refused !== null) throw new Refusal(refused);
  if (profile !== null) await document.update({ verifiedEmail: email });
  logger.info("address confirmed", { uid });
  return { output: { email } };
};
