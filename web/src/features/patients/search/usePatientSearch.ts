import type { PatientIndexPart } from "@salvia/domain/record/patientIndex";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { patientIndexOf } from "../patients.data.ts";
import { openPatientSearch } from "./openPatientSearch.ts";
import type { FoundPatients } from "./patientSearchWork.ts";

export type PatientSearch =
  | { status: "loading" }
  | { status: "error"; failure: Failure; retry: () => void }
  | { status: "content"; found: FoundPatients };

/**
 * Searches the clinician's own patients, live. The index is in memory only: the idle lock and a
 * sign-out clear it, and the worker ends with the view.
 */
export function usePatientSearch(typed: string): PatientSearch {
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery("patientIndex", patientIndexOf(uid), isNever, keptMs);
  const index = live.status === "content" ? live.value : null;
  const [search, setSearch] = useState(openPatientSearch);
  const [found, setFound] = useState<FoundPatients | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => () => search.close(), [search]);

  useEffect(() => {
    if (index === null) return undefined;
    let isCurrent = true;
    async function find(parts: readonly PatientIndexPart[]) {
      try {
        const next = await search.find(parts, typed);
        if (isCurrent) setFound(next);
      } catch (error) {
        if (isCurrent) setFailure(failureOf(error));
      }
    }
    void find(index);
    return () => {
      isCurrent = false;
    };
  }, [search, index, typed]);

  if (live.status === "error") return live;
  if (failure !== null) {
    const retry = () => {
      setFailure(null);
      setSearch(openPatientSearch());
    };
    return { status: "error", failure, retry };
  }
  return index === null || found === null ? { status: "loading" } : { status: "content", found };
}

const isNever = () => false;

/** How long the index outlives a search, so that the next one within minutes reads nothing again. */
const keptMs = 300_000;
