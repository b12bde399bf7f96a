import {
  beforeUserCreated,
  beforeUserSignedIn,
  HttpsError,
  onUserDeleted,
} from "firebase-functions/v2/identity";

import { region } from "../region.ts";
import { minInstances } from "../settings/minInstances.ts";

// Authentication itself gives up after 7 seconds. A shorter timeout would make the emulator fail on
// a busy machine.
const blocking = { region, memory: "256MiB", maxInstances: 20 } as const;

const waited = { ...blocking, minInstances: minInstances() } as const;

/**
 * Authentication calls this before it creates an account. Our pages create accounts with an emailed
 * link, Google or a phone number. A password sign-up comes from a script, possibly with another
 * person's address, and is refused: the account would wait there for the address's owner.
 */
export const beforeAccountCreated = beforeUserCreated(blocking, ({ eventType }) => {
  if (!eventType.endsWith(":password")) return;
  throw new HttpsError("permission-denied", "Open your account with a mailed link.");
});

/**
 * Authentication calls this before a sign-in. Refuses an address that differs from the one the
 * account's owner has proven, and a Google account with another address, which our pages never
 * link.
 */
export const beforeSignIn = beforeUserSignedIn(waited, async ({ data, additionalUserInfo }) => {
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
 * Cleans up after an account that was deleted outside the product, which its owner can do at the
 * identity service. Its remaining tokens are refused from then on.
 */
export const accountDeleted = onUserDeleted({ region, retry: true }, async ({ data: { uid } }) => {
  const { cleanUpAccount } = await import("./cleanUpAccount.ts");
  await cleanUpAccount(uid, new Date());
});
