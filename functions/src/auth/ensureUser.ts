import { collections } from "@salvia/domain/collections";
import { userSchema } from "@salvia/domain/user";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { createOnce } from "../createOnce.ts";
import { stored } from "../stored.ts";
import { newUser } from "./newUser.ts";
import type { SignedInPerson } from "./verified.ts";

/**
 * Readies the profile of someone who begins a session: creates it if there is none; one that exists
 * stays as its user made it. Where an address has become theirs beyond doubt since the last time,
 * whatever someone else may have left in the account is removed first.
 *
 * @param acceptLanguage the header of their browser
 */
export async function ensureUser(
  person: SignedInPerson,
  acceptLanguage: string | undefined,
  now: Date,
): Promise<void> {
  const document = getFirestore(adminApp).collection(collections.users).doc(person.uid);
  const profile = stored(userSchema, await document.get());
  if (bringsProof(person) && profile?.verifiedEmail !== person.email) {
    // Loaded here, because it happens once in an account's life.
    const { clearAccount } = await import("./clearAccount.ts");
    await clearAccount(person, profile, now);
    if (profile !== null) await document.update({ verifiedEmail: person.email });
  }
  if (profile !== null) return;
  // Another tab may be quicker.
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
