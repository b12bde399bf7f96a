import { collections } from "@salvia/domain/shared/collections";
import { staffSchema, type Staff } from "@salvia/domain/account/staff";
import { userSchema } from "@salvia/domain/account/user";
import { patientSchema } from "@salvia/domain/record/patient";
import { limit, startAfter } from "firebase/firestore";

import { declaredQuery, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { liveCollection, livePage } from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument, liveMap } from "../../firebase/liveQuery/liveDocument.ts";

/** Every query for people. */
export const peopleQueries = {
  /** The directory, by name. */
  staff: {
    collection: collections.staff,
    where: [],
    orderBy: [
      ["name", "asc"],
      ["__name__", "asc"],
    ],
  },
} as const satisfies Record<string, DeclaredQuery>;

/** A staff member and their id. */
export type StaffRow = Staff & { uid: string };

/** A page of the directory; `next` is the start of the next page, null if there is none. */
export type StaffPage = { rows: readonly StaffRow[]; next: StaffPlace | null };

/** A position in the directory: the values it is sorted by. */
export type StaffPlace = readonly [name: string, uid: string];

/** A page of the directory, after a position or from the start. */
export const staffPage = liveMap(
  livePage((after: StaffPlace | null) => ({
    query: declaredQuery(
      peopleQueries.staff,
      [],
      ...(after === null ? [] : [startAfter(...after)]),
    ),
    schema: staffSchema,
    row: (staff, { id }): StaffRow => ({ uid: id, ...staff }),
    pageSize: 25,
  })),
  ({ rows, next }): StaffPage => ({
    rows,
    next: next === null ? null : [String(next.get("name")), next.id],
  }),
);

/** The first hundred people of the directory, by name. */
export const directory = liveCollection(() => ({
  query: declaredQuery(peopleQueries.staff, [], limit(100)),
  schema: staffSchema,
  row: ({ name }, { id }) => ({ uid: id, name }),
}));

/** The name in a user's profile; null if there is no profile or no name. */
export const nameOf = liveMap(
  liveDocument(userSchema, (uid: string) => `${collections.users}/${uid}`),
  (user) => user?.displayName ?? null,
);

/**
 * The address of an account, and since when it has its role; null if its owner never began a
 * session.
 */
export const profileOf = liveMap(
  liveDocument(userSchema, (uid: string) => `${collections.users}/${uid}`),
  (user) => user && { email: user.email, since: user.roleChangedAt ?? user.createdAt },
);

/** The name of a patient, who may have no account; null if there is no such patient. */
export const patientNameOf = liveMap(
  liveDocument(patientSchema, (uid: string) => `${collections.patients}/${uid}`),
  (patient) => patient?.name ?? null,
);
