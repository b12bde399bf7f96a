import { staffSchema } from "@salvia/domain/staff";
import { limit, onSnapshot } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import type { Source } from "../../firebase/live.tsx";
import { staffQueries } from "./staffQueries.ts";

/** Someone of the directory, to choose by name. */
export type Colleague = { uid: string; name: string };

/** The salespeople of the directory, by name: a page of them, which is the most that may be listed. */
export function salespeople(): Source<readonly Colleague[]> {
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(staffQueries.ofRole, ["sales"], limit(100)),
      ({ docs }) => {
        const found = docs.flatMap((each): Colleague[] => {
          const entry = readDocument(staffSchema, each);
          return entry === null ? [] : [{ uid: each.id, name: entry.name }];
        });
        onValue(found.toSorted((a, b) => a.name.localeCompare(b.name)));
      },
      onError,
    );
}
