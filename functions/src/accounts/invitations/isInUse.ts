import { collections } from "@salvia/domain/shared/collections";
import type { UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

/** Whether someone has signed in to an account, could do so, or may no longer do so. */
export async function isInUse(firestore: Firestore, user: UserRecord): Promise<boolean> {
  if (couldSignIn(user)) return true;
  return (await firestore.collection(collections.users).doc(user.uid).get()).exists;
}

/** Whether someone could sign in to an account without an emailed link, or may no longer do so. */
export function couldSignIn({ disabled, emailVerified, providerData }: UserRecord): boolean {
  return disabled || !emailVerified || providerData.length > 0;
}
