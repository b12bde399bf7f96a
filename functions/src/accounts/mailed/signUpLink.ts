import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, Timestamp } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import { hashOf } from "../../platform/hashOf.ts";
import { readProfile } from "../readProfile.ts";
import { userOfEmail } from "../accountOfEmail.ts";

/**
 * Remembers to whom a sign-up link was mailed. The code of a link proves the address only once: what
 * comes after it may be cut off, and then the same link can finish it.
 */
export async function rememberSignUpLink(
  link: string,
  email: string,
  expiresAt: Date,
): Promise<void> {
  const oobCode = new URL(link).searchParams.get("oobCode") ?? "";
  await documentOf(oobCode, email).set({ expiresAt });
}

/**
 * The account that a used link has opened, as long as its owner has not been in it: the opening may
 * have been cut off. Null for any other link.
 */
export async function accountBegunBy(
  oobCode: string,
  email: string,
  now: Date,
): Promise<{ uid: string; isNew: false; hasSecondFactor: boolean } | null> {
  const expiresAt: unknown = (await documentOf(oobCode, email).get()).get("expiresAt");
  if (!(expiresAt instanceof Timestamp) || expiresAt.toDate() <= now) return null;
  const user = await userOfEmail(email);
  if (user === null || user.disabled || !user.emailVerified) return null;
  const { uid, multiFactor } = user;
  const document = getFirestore(adminApp).collection(collections.users).doc(uid);
  if (readProfile(await document.get())?.verifiedEmail === email) return null;
  return { uid, isNew: false, hasSecondFactor: (multiFactor?.enrolledFactors.length ?? 0) > 0 };
}

// Among the hashed facts about sign-ins. No one can guess a code.
function documentOf(oobCode: string, email: string) {
  const id = hashOf(["sign-up link", oobCode, email]);
  return getFirestore(adminApp).collection(collections.rateLimits).doc(id);
}
