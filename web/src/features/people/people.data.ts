import { collections } from "@salvia/domain/shared/collections";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { userSchema } from "@salvia/domain/account/user";
import { doc, limit, onSnapshot, startAfter } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { peopleQueries } from "./peopleQueries.ts";

/** A staff member and their id. */
export type StaffRow = Staff & { uid: string };

/** A page of the directory; `next` is the start of the next page, null if there is none. */
export type StaffPage = { rows: readonly StaffRow[]; next: StaffPlace | null };

/** A position in the directory: the values it is sorted by. */
export type StaffPlace = readonly [name: string, uid: string];

const pageSize = 25;

/** A page of the directory, after a position or from the start. */
export function staffPage(after: StaffPlace | null): Source<StaffPage> {
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(
        peopleQueries.staff,
        [],
        ...(after === null ? [] : [startAfter(...after)]),
        // One more than is shown, to find out whether there are others.
        limit(pageSize + 1),
      ),
      ({ docs }) => {
        const shown = docs.slice(0, pageSize);
        const rows = shown.flatMap((document) => {
          const staff = readDocument(staffSchema, document);
          return staff === null ? [] : [{ uid: document.id, ...staff }];
        });
        const last = docs.length > pageSize ? shown.at(-1) : undefined;
        onValue({ rows, next: last === undefined ? null : [String(last.get("name")), last.id] });
      },
      onError,
    );
}

/** The name in a user's profile; null if there is no profile or no name. */
export function nameOf(uid: string): Source<string | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.users, uid),
      (snapshot) => onValue(readDocument(userSchema, snapshot)?.displayName ?? null),
      onError,
    );
}
