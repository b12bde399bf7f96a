import { collections } from "@salvia/domain/shared/collections";
import { noRevocation } from "@salvia/domain/account/revocation";
import { userSchema } from "@salvia/domain/account/user";
import { getFirestore } from "firebase-admin/firestore";

import { refuseMovedAddress } from "../accounts/movedAddress.ts";
import { adminApp } from "../adminApp.ts";
import { createOnce } from "../createOnce.ts";
import { stored } from "../stored.ts";
import { newUser } from "./newUser.ts";
import type { SignedInPerson } from "./verified.ts";

/**
 * Readies the documents of someone who begins a session: creates the profile and the list of revoked
 * tokens if there are none; those that exist stay as they are. Where an address has become theirs
 * beyond doubt since the last time, whatever someone else may have left in the account is removed
 * first. Refuses with account-disabled an account whose proven address was changed outside the product.
 *
 * @param acceptLanguage the header of their browser
 */
export async function ensureUser(
  person: SignedInPerson,
  acceptLanguage: string | undefined,
  now: Date,
): Promise<void> {
  const firestore = getFirestore(adminApp);
  const document = firestore.collection(collections.users).doc(person.uid);
  const revocation = firestore.collection(collections.revocations).doc(person.uid);
  const [user, revoked] = await Promise.all([document.get(), revocation.get()]);
  const profile = stored(userSchema, user);
  if (person.email !== undefined) refuseMovedAddress(person.uid, profile, person.email);
  if (bringsProof(person) && profile?.verifiedEmail !== person.email) {
    // Loaded here, because it happens once in an account's life.
    const { clearAccount } = await import("./clearAccount.ts");
    await clearAccount(person, profile, now);
    if (profile !== null) await document.update({ verifiedEmail: person.email });
  }
  // Another tab may be quicker.
  if (!revoked.exists) await createOnce(() => revocation.create(noRevocation));
  if (profile !== null) return;
  await createOnce(() => document.create(newUser(person, acceptLanguage, now)));
}

/**
 * Whether this very sign-in comes from whoever has the address: by Google, by a mailed link, or by a
 * password that survived the address's verification. A passkey or a telephone says nothing of it.
 */
function bringsProof(person: SignedInPerson): person is SignedInPerson & { email: string } {
  const { email, emailVerified, provider } = person;
  return email !== undefined && emailVerified && !["custom", "phone"].includes(provider);
}
