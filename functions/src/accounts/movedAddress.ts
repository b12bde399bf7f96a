import { collections } from "@salvia/domain/shared/collections";
import type { User } from "@salvia/domain/account/user";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import { readProfile } from "./readProfile.ts";

type Proven = Pick<User, "verifiedEmail"> | null;

/** Refuses with account-disabled if the account's address was changed outside the product. */
export function refuseMovedAddress(uid: string, profile: Proven, email: string): void {
  if (isMoved(uid, profile, email)) throw new Refusal("account-disabled");
}

/** Whether the address of an account was changed outside the product. */
export async function hasMovedAddress(uid: string, email: string): Promise<boolean> {
  const document = getFirestore(adminApp).collection(collections.users).doc(uid);
  return isMoved(uid, readProfile(await document.get()), email);
}

/**
 * Whether an account's address differs from the one its owner has proven. The product never changes
 * an address, so this happened at the identity service: an address-change link that an earlier
 * holder of the account requested stays valid for days.
 */
function isMoved(uid: string, profile: Proven, email: string): boolean {
  const proven = profile?.verifiedEmail ?? null;
  if (proven === null || proven === email) return false;
  logger.warn("address changed outside the product", { uid });
  return true;
}
