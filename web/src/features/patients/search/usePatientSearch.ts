import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import {
  indexKeptMs,
  useIndexSearch,
  type IndexSearch,
} from "../../../firebase/liveQuery/useIndexSearch.ts";
import { patientIndexOf } from "../patients.data.ts";
import { openPatientSearch } from "./openPatientSearch.ts";
import type { FoundPatients } from "./patientSearchWork.ts";

export type PatientSearch = IndexSearch<FoundPatients>;

/** Searches the clinician's own patients, live. */
export function usePatientSearch(typed: string): PatientSearch {
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery("patientIndex", patientIndexOf(uid), isNever, indexKeptMs);
  return useIndexSearch(live, openPatientSearch, typed);
}

const isNever = () => false;
