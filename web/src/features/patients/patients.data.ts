import { collections } from "@salvia/domain/shared/collections";
import { patientSchema, type Patient } from "@salvia/domain/record/patient";

import { declaredQuery, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { liveEveryPage } from "../../firebase/liveQuery/liveEveryPage.ts";
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

/** All patients whom a clinician treats: one read each. */
export const patientsOf = liveEveryPage((clinicianId: string) => ({
  query: declaredQuery(patientQueries.treatedBy, [clinicianId]),
  schema: patientSchema,
  row: (patient, { id }): PatientRow => ({ uid: id, patient }),
}));

/** One patient, live; null if the patient does not exist or cannot be read. */
export const patientDocument = liveDocument(
  patientSchema,
  (uid: string) => `${collections.patients}/${uid}`,
);
