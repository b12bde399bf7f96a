import { collections } from "@salvia/domain/shared/collections";
import { noRevocation } from "@salvia/domain/account/revocation";
import { userSchema } from "@salvia/domain/account/user";
import { getFirestore } from "firebase-admin/firestore";

import { refuseMovedAddress } from "../accounts/movedAddress.ts";
import { adminApp } from "../platform/adminApp.ts";
import { createOnce } from "../platform/createOnce.ts";
import { stored } from "../platform/stored.ts";
import { newUser } from "../accounts/newUser.ts";
import type { SignedInPerson } from "../caller/verified.ts";

/**
 * Creates the profile and the revocation document when a session starts, unless they exist. If the
 * address has been proven since the last session, first removes whatever another person may have
 * left in the account. Refuses with account-disabled if the proven address was changed outside the
 * product.
 *
 * @param acceptLanguage the `Accept-Language` header: what the user chose, or the browser's languages
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
    // Imported here, because it happens once in an account's life.
    const { clearAccount } = await import("./clearAccount.ts");
    await clearAccount(person, profile, now);
    if (profile !== null) await document.update({ verifiedEmail: person.email });
  }
  // Another tab may create it first.
  if (!revoked.exists) await createOnce(() => revocation.create(noRevocation));
  if (profile !== null) return;
  await createOnce(() => document.create(newUser(person, acceptLanguage, now)));
}

/**
 * Whether this sign-in proves ownership of the address: by Google, by an emailed link, or by a
 * password that was still valid after the address was verified. A passkey or a phone number proves
 * nothing about it.
 */
function bringsProof(person: SignedInPerson): person is SignedInPerson & { email: string } {
  const { email, emailVerified, provider } = person;
  return email !== undefined && emailVerified && !["custom", "phone"].includes(provider);
}
