import { collections } from "@salvia/domain/shared/collections";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { doc, onSnapshot } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";

/** A staff member's directory entry; null if there is none yet. */
export function staffEntry(uid: string): Source<Staff | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.staff, uid),
      (snapshot) => onValue(readDocument(staffSchema, snapshot)),
      onError,
    );
}
