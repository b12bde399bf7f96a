import { collections } from "@salvia/domain/shared/collections";
import { uidSchema } from "@salvia/domain/account/account";
import type { User } from "@salvia/domain/account/user";
import { FieldPath, getFirestore } from "firebase-admin/firestore";

import { readProfile } from "../accounts/readProfile.ts";
import { adminApp } from "../platform/adminApp.ts";
import { pages } from "../platform/pages.ts";

/** A salesperson with their profile, which has the notification settings. */
export type Salesperson = { uid: string; profile: User };

/** How many salespeople are read and notified at once. */
const pageSize = 100;

/** All salespeople in pages, at two reads each: the directory entry and the profile. */
export async function* salespeople(): AsyncGenerator<Salesperson[]> {
  const firestore = getFirestore(adminApp);
  const all = firestore
    .collection(collections.staff)
    .where("role", "==", "sales")
    .orderBy(FieldPath.documentId());
  for await (const { docs } of pages(all, pageSize)) {
    if (docs.length > 0) yield await withProfiles(docs.map(({ id }) => id));
  }
}

/** The salesperson with a uid; null if the account is not, or is no longer, a salesperson's. */
export async function salespersonOf(uid: string): Promise<Salesperson | null> {
  // A note can mention any id, also one that Firestore reserves.
  if (!uidSchema.safeParse(uid).success) return null;
  const entry = await getFirestore(adminApp).collection(collections.staff).doc(uid).get();
  if (entry.get("role") !== "sales") return null;
  const [person] = await withProfiles([uid]);
  return person ?? null;
}

async function withProfiles(uids: readonly string[]): Promise<Salesperson[]> {
  const firestore = getFirestore(adminApp);
  const users = firestore.collection(collections.users);
  const profiles = await firestore.getAll(...uids.map((uid) => users.doc(uid)));
  return profiles.flatMap((document) => {
    const profile = readProfile(document);
    return profile === null ? [] : [{ uid: document.id, profile }];
  });
}
