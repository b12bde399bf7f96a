import { collections } from "@salvia/domain/shared/collections";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { doc, getDoc, limit, onSnapshot } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { staffQueries } from "./staffQueries.ts";

/** Someone to hand work over to. */
export type Colleague = { uid: string; name: string };

/** More than this many of a role are not offered at one go: the rules allow no larger page. */
export const mostColleagues = 100;

/** The salespeople of the directory, by name. */
export function salespeople(): Source<readonly Colleague[]> {
  return staffOf("sales");
}

/** Those of a role in the directory, by name. */
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
 * The name of one who works, or worked, for the insurer; null where the directory has none.
 *
 * @throws FirebaseError
 */
export async function staffName(uid: string): Promise<string | null> {
  const entry = await getDoc(doc(firestore(), collections.staff, uid));
  return readDocument(staffSchema, entry)?.name ?? null;
}
