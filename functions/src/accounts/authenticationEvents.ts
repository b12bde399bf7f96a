import {
  beforeSmsSent,
  beforeUserCreated,
  beforeUserSignedIn,
  HttpsError,
  onUserDeleted,
} from "firebase-functions/v2/identity";

import { isGuestUid } from "@salvia/domain/scheduling/visitGuest";

import { region } from "../platform/region.ts";
import { isEmulated } from "../settings/environment.ts";
import { minInstances } from "../settings/minInstances.ts";
import { hasOnePurpose, isPlainGuest } from "../caller/singlePurpose.ts";

// Authentication itself gives up after 7 seconds. A shorter timeout would make the emulator fail on
// a busy machine.
const blocking = { region, memory: "256MiB", maxInstances: 20 } as const;

const waited = { ...blocking, minInstances: minInstances() } as const;

/**
 * Authentication calls this before it creates an account. Our pages create accounts with an emailed
 * link, Google, the staff's identity provider or a phone number. A password sign-up comes from a
 * script, possibly with another person's address, and is refused: the account would wait there for
 * the address's owner. An OpenID Connect provider that has not verified the address is no better.
 * A provider that is off opens no account.
 */
export const beforeAccountCreated = beforeUserCreated(blocking, async ({ data, eventType }) => {
  if (eventType.endsWith(":password")) {
    throw new HttpsError("permission-denied", "Open your account with a mailed link.");
  }
  if (data !== undefined) refuseUnverifiedSingleSignOn(data, eventType);
  await refuseProviderThatIsOff(eventType);
});

/** Such a provider proves an address only by saying that it has verified it. */
function refuseUnverifiedSingleSignOn(
  { email, emailVerified }: { email?: string; emailVerified: boolean },
  eventType: string,
): void {
  if (!/:oidc\.[^:]+$/.test(eventType) || (email !== undefined && emailVerified)) return;
  throw new HttpsError("permission-denied", "Your organization has not verified your address.");
}

/**
 * Authentication calls this before a sign-in. Refuses an address that differs from the one the
 * account's owner has proven, and an account at Google or the staff's identity provider with
 * another address, which our pages never link. Refuses a provider that is off; sessions that began
 * before it was turned off go on. Refuses a guest of a visit who does not come by our link.
 */
export const beforeSignIn = beforeUserSignedIn(waited, async (event) => {
  const { data, additionalUserInfo, eventType } = event;
  if (data !== undefined) await refuseOnePurpose(data);
  if (data !== undefined) refuseUnverifiedSingleSignOn(data, eventType);
  await refuseProviderThatIsOff(eventType);
  if (data?.email === undefined) return;
  const email: unknown = additionalUserInfo?.profile?.["email"];
  if (typeof email === "string" && email.toLowerCase() !== data.email.toLowerCase()) {
    throw new HttpsError("permission-denied", "That account has another address.");
  }
  const { hasMovedAddress } = await import("./movedAddress.ts");
  if (!(await hasMovedAddress(data.uid, data.email))) return;
  throw new HttpsError("permission-denied", "This account has another address. Call us.");
});

/**
 * A guest signs in with our custom token alone. With an address or phone number, their account could
 * be in the way of the person whose it is, so it is deleted.
 */
async function refuseOnePurpose(user: Parameters<typeof isPlainGuest>[0]): Promise<void> {
  if (!hasOnePurpose(user.uid) || isPlainGuest(user)) return;
  if (isGuestUid(user.uid)) await (await import("./deleteGuests.ts")).deleteGuests([user.uid]);
  throw new HttpsError("permission-denied", "This account is not for signing in.");
}

/**
 * Authentication calls this before it sends a text message with a code. Each costs money, and
 * Identity Platform itself has no limit a day.
 */
export const beforeTextMessage = beforeSmsSent(
  // The Auth emulator does not know this event, and would call it in place of `beforeSignIn`.
  { ...blocking, omit: isEmulated(), secrets: ["IDENTITY_SECRET"] },
  async ({ ipAddress, additionalUserInfo, smsType }) => {
    const { countTextMessage } = await import("./countTextMessage.ts");
    const isForSignIn = smsType === undefined || smsType === "SIGN_IN_OR_SIGN_UP";
    const phone = additionalUserInfo?.phoneNumber ?? null;
    await countTextMessage({ ipAddress, phone, isForSignIn }, new Date());
  },
);

/** The features of the providers with which the browser signs in without our server. */
const providers = { "google.com": "google", phone: "phone" } as const;

/**
 * The page recognizes the word `switched-off` in the message, because Authentication passes on
 * nothing else.
 *
 * @param eventType ends with the provider, as in `providers/…:google.com`
 */
async function refuseProviderThatIsOff(eventType: string): Promise<void> {
  const provider = Object.entries(providers).find(([id]) => eventType.endsWith(`:${id}`));
  if (provider === undefined) return;
  const { isOff } = await import("../switches/featureSwitches.ts");
  if (await isOff(provider[1])) throw new HttpsError("permission-denied", "switched-off");
}

/**
 * Cleans up after an account that was deleted outside the product, which its owner can do at the
 * identity service. Its remaining tokens are refused from then on.
 */
export const accountDeleted = onUserDeleted({ region, retry: true }, async ({ data: { uid } }) => {
  if (isGuestUid(uid)) {
    await (await import("./deleteGuests.ts")).deleteGuests([uid]);
    return;
  }
  const { cleanUpAccount } = await import("./cleanUpAccount.ts");
  await cleanUpAccount(uid, new Date());
});
