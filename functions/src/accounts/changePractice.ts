import { collections } from "@salvia/domain/shared/collections";
import type { practitionerProfileEndpoints } from "@salvia/domain/account/practitionerProfile";
import { listingIn } from "@salvia/domain/account/staff";
import { getAuth } from "firebase-admin/auth";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";

/**
 * Updates a clinician's directory entry and their own settings in one transaction, so that what
 * patients see always matches the settings. Refuses with not-allowed if the clinician is not in the
 * directory (any more).
 */
export const changePractice: SignedInHandler<
  typeof practitionerProfileEndpoints.changePractice
> = async (practice, call) => {
  const { uid } = call.person;
  await countRequest("practice", call, uid);
  const { name, specialty, languages, language, timezone, listing } = practice;
  const firestore = getFirestore(adminApp);
  const entry = firestore.collection(collections.staff).doc(uid);
  const profile = firestore.collection(collections.users).doc(uid);
  await firestore.runTransaction(async (transaction) => {
    const [staff, user] = await Promise.all([transaction.get(entry), transaction.get(profile)]);
    // Removing the role also removes the entry, and this write must not recreate it.
    if (staff.get("role") !== "medical" || !user.exists) throw new Refusal("not-allowed");
    transaction.update(entry, {
      name,
      specialty,
      languages,
      timezone,
      ...(listing !== undefined && {
        listing: listing === null ? FieldValue.delete() : listingIn(listing.city),
      }),
    });
    transaction.update(profile, { displayName: name, language, timezone });
  });
  await getAuth(adminApp).updateUser(uid, { displayName: name });
  logger.info("practice changed", { uid });
  return { output: { practice } };
};
