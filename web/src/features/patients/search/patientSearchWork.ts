import {
  patientsIn,
  type IndexedPatient,
  type PatientIndexPart,
} from "@salvia/domain/record/patientIndex";
import { patientFinder } from "@salvia/domain/record/patientSearch";

import type { IndexSearchWork } from "../../../firebase/liveQuery/openIndexSearch.ts";

/** The number of patients found, and the first of them. */
export type FoundPatients = { count: number; patients: readonly IndexedPatient[] };

/** The maximum number of shown patients; users narrow a longer list by typing more. */
export const shownPatients = 50;

export function createPatientSearchWork(): IndexSearchWork<
  PatientIndexPart,
  string,
  FoundPatients
> {
  let find = patientFinder<IndexedPatient>([]);
  return {
    index(parts) {
      find = patientFinder(parts.flatMap(patientsIn));
    },

    find(typed) {
      const found = find(typed);
      return { count: found.length, patients: found.slice(0, shownPatients) };
    },
  };
}
