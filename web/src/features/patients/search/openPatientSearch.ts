import type { PatientIndexPart } from "@salvia/domain/record/patientIndex";

import {
  openIndexSearch,
  type OpenedIndexSearch,
} from "../../../firebase/liveQuery/openIndexSearch.ts";
import type { FoundPatients } from "./patientSearchWork.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./patientSearchWorker.ts?worker&url";

export type OpenedPatientSearch = OpenedIndexSearch<PatientIndexPart, string, FoundPatients>;

export function openPatientSearch(): OpenedPatientSearch {
  return openIndexSearch("patient-search", workerScript);
}
