import { collections } from "@salvia/domain/shared/collections";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { userSchema } from "@salvia/domain/account/user";
import { doc, limit, onSnapshot, startAfter } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { peopleQueries } from "./peopleQueries.ts";

/** Someone in the directory, and their id. */
export type StaffRow = Staff & { uid: string };

/** A part of the directory; `next` is where the next one begins, null where there is none. */
export type StaffPage = { rows: readonly StaffRow[]; next: StaffPlace | null };

/** A place in the directory: what it is sorted by. */
export type StaffPlace = readonly [name: string, uid: string];

const pageSize = 25;

/** A page of the directory, after a place in it, or from its beginning. */
export function staffPage(after: StaffPlace | null): Source<StaffPage> {
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(
        peopleQueries.staff,
        [],
        ...(after === null ? [] : [startAfter(...after)]),
        // One more than is shown tells whether there are others.
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

/** Somebody's name as their profile has it; null where they have none, or none any more. */
export function nameOf(uid: string): Source<string | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.users, uid),
      (snapshot) => onValue(readDocument(userSchema, snapshot)?.displayName ?? null),
      onError,
    );
}
