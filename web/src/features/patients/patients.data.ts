import { collections } from "@salvia/domain/shared/collections";
import { patientSchema } from "@salvia/domain/record/patient";
import { patientIndexPartSchema, type PatientIndexPart } from "@salvia/domain/record/patientIndex";
import { indexPartItems } from "@salvia/domain/shared/indexParts";

import { declaredQueryAt, queryOf } from "../../firebase/declaredQuery.ts";
import { liveEveryPage } from "../../firebase/liveQuery/liveEveryPage.ts";
import { liveDocument } from "../../firebase/liveQuery/liveDocument.ts";

export const patientQueries = {
  /** The parts of a clinician's index. */
  index: queryOf(indexPartItems, [], ["from asc"]),
};

/** The index of all patients whom a clinician treats: one read for some 600 to 1,200 of them. */
export const patientIndexOf = liveEveryPage((clinicianId: string) => ({
  query: declaredQueryAt(
    `${collections.patientIndexes}/${clinicianId}/${indexPartItems}`,
    patientQueries.index,
    [],
  ),
  schema: patientIndexPartSchema,
  row: (part): PatientIndexPart => part,
}));

/** One patient, live; null if the patient does not exist or cannot be read. */
export const patientDocument = liveDocument(
  patientSchema,
  (uid: string) => `${collections.patients}/${uid}`,
);
