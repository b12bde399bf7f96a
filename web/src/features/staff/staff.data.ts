import { collections } from "@salvia/domain/shared/collections";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { limit } from "firebase/firestore";

import { declaredQuery, queryOf } from "../../firebase/declaredQuery.ts";
import { liveCollection } from "../../firebase/liveQuery/liveCollection.ts";

export const staffQueries = {
  byName: queryOf(collections.staff, ["role =="], ["name asc"]),
};

/** A colleague who can take over work. */
export type Colleague = { uid: string; name: string };

/**
 * The maximum number of people of a role offered at once, equal to the page size the rules allow.
 */
export const mostColleagues = 100;

export const staffOf = liveCollection((role: Staff["role"]) => ({
  query: declaredQuery(staffQueries.byName, [role], limit(mostColleagues)),
  schema: staffSchema,
  row: ({ name }, { id }): Colleague => ({ uid: id, name }),
}));

/** The salespeople in the directory, by name. */
export const salespeople = () => staffOf("sales");
