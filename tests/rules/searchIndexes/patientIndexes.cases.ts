import type { PatientIndexPart } from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";

import { indexPath, searchIndexRows, storedIndexes } from "./searchIndexRows.ts";

/** The path pattern of the parts of indexes in firestore.rules. */
export const partsOfPatientIndexes = indexPath(collections.patientIndexes, "{clinicianId}");

const part: PatientIndexPart = {
  from: "",
  people: { dora: ["Dora Lind", "1984-02-29", "SV-1000-0001"] },
};

/** Every actor has an index, whatever their role, and so has Zoe, who is no actor. */
export const storedPatientIndexes = storedIndexes(collections.patientIndexes, part);

/** Every tested operation on the indexes of patients. */
export const patientIndexRows = searchIndexRows(collections.patientIndexes, part, [
  "clinician",
  "another clinician",
  "owner turned clinician",
]);
