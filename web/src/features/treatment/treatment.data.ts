import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { endAt, startAfter, startAt } from "firebase/firestore";

import { declaredQuery, queryOf } from "../../firebase/declaredQuery.ts";
import { livePage } from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument, liveMap } from "../../firebase/liveQuery/liveDocument.ts";

export const treatmentQueries = {
  patients: queryOf(collections.patients, [], ["name asc", "__name__ asc"]),
};

export type TreatedPatient = { uid: string; patient: Patient };

/** A position in the list: the values it is sorted by. */
export type PatientPlace = readonly [name: string, uid: string];

/** A page of patients; `next` is the start of the next page, null if there is none. */
export type PatientPage = { rows: readonly TreatedPatient[]; next: PatientPlace | null };

/** A page of the patients whose names begin with `beginning`, after a position or from the start. */
export const patientPage = liveMap(
  livePage((beginning: string, after: PatientPlace | null) => {
    // Names are sorted by their UTF-8 bytes.
    const end = beginning === "" ? [] : [endAt(`${beginning}\u{f8ff}`)];
    const start =
      after !== null ? [startAfter(...after)] : beginning === "" ? [] : [startAt(beginning)];
    return {
      query: declaredQuery(treatmentQueries.patients, [], ...start, ...end),
      schema: patientSchema,
      row: (patient, { id }): TreatedPatient => ({ uid: id, patient }),
      pageSize: 25,
    };
  }),
  ({ rows, next }): PatientPage => ({
    rows,
    next: next === null ? null : [String(next.get("name")), next.id],
  }),
);

/** A patient, live; null if there is none. */
export const treatedPatient = liveDocument(
  patientSchema,
  (uid: string) => `${collections.patients}/${uid}`,
);
