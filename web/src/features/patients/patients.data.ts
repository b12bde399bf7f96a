import { collections } from "@salvia/domain/shared/collections";
import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import { endAt, limit, startAt } from "firebase/firestore";

import { declaredQuery, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { liveCollection } from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument } from "../../firebase/liveQuery/liveDocument.ts";

/** All queries for patients. */
export const patientQueries = {
  /** The patients a clinician treats, by name. */
  treatedBy: {
    collection: collections.patients,
    where: [["clinicians", "array-contains"]],
    orderBy: [["name", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;

/** A patient and their uid. */
export type PatientRow = { uid: string; patient: Patient };

/** Maximum results per search; users narrow a longer list by typing more. */
const offered = 20;

/** The clinician's patients whose names begin with `beginning`, in order. */
export const patientsOf = liveCollection((clinicianId: string, beginning: string) => ({
  query: declaredQuery(
    patientQueries.treatedBy,
    [clinicianId],
    ...namesFrom(beginning),
    limit(offered),
  ),
  schema: patientSchema,
  row: (patient, { id }): PatientRow => ({ uid: id, patient }),
}));

/** One patient, live; null if the patient does not exist or cannot be read. */
export const patientDocument = liveDocument(
  patientSchema,
  (uid: string) => `${collections.patients}/${uid}`,
);

/** Names are stored with a capital first letter and sorted by their UTF-8 bytes. */
function namesFrom(beginning: string) {
  const name = beginning.charAt(0).toUpperCase() + beginning.slice(1);
  return name === "" ? [] : [startAt(name), endAt(`${name}\u{f8ff}`)];
}
