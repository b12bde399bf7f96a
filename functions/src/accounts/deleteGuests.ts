import { collections } from "@salvia/domain/shared/collections";
import { getAuth, type Auth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { removeAccountData } from "./removeAccountData.ts";

/**
 * Deletes accounts of visits' guests, and the data of one that an earlier release let become a
 * user's. Repeating it does no harm.
 *
 * @returns how many accounts there were
 */
export async function deleteGuests(
  uids: readonly string[],
  auth: Pick<Auth, "deleteUsers"> = getAuth(adminApp),
): Promise<number> {
  // Unlike `deleteUser`, it accepts an account that is gone, or never signed in.
  const { successCount } = await auth.deleteUsers([...uids]);
  const firestore = getFirestore(adminApp);
  await Promise.all(
    uids.map(async (uid) => {
      const profile = await firestore.collection(collections.users).doc(uid).get();
      if (!profile.exists) return;
      await removeAccountData(firestore, uid, "Firebase Authentication", new Date());
      await firestore.collection(collections.revocations).doc(uid).delete();
    }),
  );
  return successCount;
}
