import { collections } from "@salvia/domain/shared/collections";
import type { UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

/** Whether someone has signed in to an account, could do so, or may no longer do so. */
export async function isInUse(
  firestore: Firestore,
  { uid, disabled, emailVerified, providerData }: UserRecord,
): Promise<boolean> {
  if (disabled || !emailVerified || providerData.length > 0) return true;
  return (await firestore.collection(collections.users).doc(uid).get()).exists;
}
