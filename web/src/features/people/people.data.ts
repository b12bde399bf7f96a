import { collections } from "@salvia/domain/shared/collections";
import { staffSchema } from "@salvia/domain/account/staff";
import { userSchema } from "@salvia/domain/account/user";
import { patientSchema } from "@salvia/domain/record/patient";
import { limit } from "firebase/firestore";

import { declaredQuery, queryOf } from "../../firebase/declaredQuery.ts";
import { liveCollection } from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument, liveMap } from "../../firebase/liveQuery/liveDocument.ts";

export const peopleQueries = {
  staff: queryOf(collections.staff, [], ["name asc", "__name__ asc"]),
};

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

/** The name of a patient, who may have no account; null if there is no such patient. */
export const patientNameOf = liveMap(
  liveDocument(patientSchema, (uid: string) => `${collections.patients}/${uid}`),
  (patient) => patient?.name ?? null,
);
