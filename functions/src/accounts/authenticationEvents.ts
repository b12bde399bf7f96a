import {
  beforeUserCreated,
  beforeUserSignedIn,
  HttpsError,
  onUserDeleted,
} from "firebase-functions/v2/identity";

import { region } from "../region.ts";

// Authentication itself gives up after 7 seconds. No timeout of our own: the emulator would measure
// the load of the machine with it.
const blocking = { region, memory: "256MiB" } as const;

/**
 * Authentication asks before it opens an account. Our pages open one with a mailed link, with Google
 * or by phone; a password with somebody's address comes from a script, and the account would wait
 * there for the owner of the address.
 */
export const beforeAccountCreated = beforeUserCreated(blocking, ({ eventType }) => {
  if (!eventType.endsWith(":password")) return;
  throw new HttpsError("permission-denied", "Open your account with a mailed link.");
});

/**
 * Authentication asks before it signs somebody in: refused is an address that is not the one that the
 * owner of the account has proven, and a Google account of another address, which our pages never
 * link.
 */
export const beforeSignIn = beforeUserSignedIn(blocking, async ({ data, additionalUserInfo }) => {
  if (data?.email === undefined) return;
  const email: unknown = additionalUserInfo?.profile?.["email"];
  if (typeof email === "string" && email.toLowerCase() !== data.email.toLowerCase()) {
    throw new HttpsError("permission-denied", "This Google account has another address.");
  }
  const { hasMovedAddress } = await import("./movedAddress.ts");
  if (!(await hasMovedAddress(data.uid, data.email))) return;
  throw new HttpsError("permission-denied", "This account has another address. Call us.");
});

/**
 * Cleans up after an account that was deleted outside the product: its owner can do that at the
 * identity service. The tokens it still holds are refused from now on.
 */
export const accountDeleted = onUserDeleted({ region, retry: true }, async ({ data: { uid } }) => {
  const { cleanUpAccount } = await import("./cleanUpAccount.ts");
  await cleanUpAccount(uid, new Date());
});
