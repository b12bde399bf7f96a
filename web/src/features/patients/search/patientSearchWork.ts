import {
  patientsIn,
  type IndexedPatient,
  type PatientIndexPart,
} from "@salvia/domain/record/patientIndex";
import { patientFinder } from "@salvia/domain/record/patientSearch";

/** The number of patients found, and the first of them. */
export type FoundPatients = { count: number; patients: readonly IndexedPatient[] };

/** The maximum number of shown patients; users narrow a longer list by typing more. */
export const shownPatients = 50;

/** The search in a worker, which alone has all patients in a searchable form. */
export function createPatientSearchWork() {
  let find = patientFinder<IndexedPatient>([]);
  return {
    index(parts: readonly PatientIndexPart[]): void {
      find = patientFinder(parts.flatMap(patientsIn));
    },

    find(typed: string): FoundPatients {
      const found = find(typed);
      return { count: found.length, patients: found.slice(0, shownPatients) };
    },
  };
}

export type PatientSearchWork = ReturnType<typeof createPatientSearchWork>;
