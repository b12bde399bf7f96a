import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { collections } from "@salvia/domain/shared/collections";
import { doc, getDoc } from "firebase/firestore";

import { readDocument } from "./readDocument.ts";
import { firestore } from "./firestore.ts";
import { liveDocument } from "./liveQuery/liveDocument.ts";

/**
 * A staff member's directory entry; null if there is none yet. Several features read it, and they
 * share a listener, because they all name it `staff/{uid}`.
 */
export const staffEntry = liveDocument(staffSchema, (uid: string) => `${collections.staff}/${uid}`);

/**
 * The entry of a current or former staff member, read once; null if the directory has none.
 *
 * @throws FirebaseError
 */
export async function staffPerson(uid: string): Promise<Staff | null> {
  return readDocument(staffSchema, await getDoc(doc(firestore(), collections.staff, uid)));
}

/**
 * The name of a current or former staff member; null if the directory has none.
 *
 * @throws FirebaseError
 */
export async function staffName(uid: string): Promise<string | null> {
  return (await staffPerson(uid))?.name ?? null;
}
