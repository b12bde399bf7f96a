import { collections } from "@salvia/domain/shared/collections";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { doc, getDoc, limit, onSnapshot } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { staffQueries } from "./staffQueries.ts";

/** A colleague who can take over work. */
export type Colleague = { uid: string; name: string };

/**
 * The maximum number of people of a role offered at once, equal to the page size the rules allow.
 */
export const mostColleagues = 100;

/** The salespeople in the directory, by name. */
export function salespeople(): Source<readonly Colleague[]> {
  return staffOf("sales");
}

/** The people of a role in the directory, by name. */
export function staffOf(role: Staff["role"]): Source<readonly Colleague[]> {
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(staffQueries.byName, [role], limit(mostColleagues)),
      (snapshot) =>
        onValue(
          snapshot.docs.flatMap((document) => {
            const entry = readDocument(staffSchema, document);
            return entry === null ? [] : [{ uid: document.id, name: entry.name }];
          }),
        ),
      onError,
    );
}

/**
 * The name of a current or former staff member; null if the directory has none.
 *
 * @throws FirebaseError
 */
export async function staffName(uid: string): Promise<string | null> {
  const entry = await getDoc(doc(firestore(), collections.staff, uid));
  return readDocument(staffSchema, entry)?.name ?? null;
}
