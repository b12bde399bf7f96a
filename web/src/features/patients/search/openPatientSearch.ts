import type { PatientIndexPart } from "@salvia/domain/record/patientIndex";

import { ClientFailure } from "../../../firebase/clientError.ts";
import { openWorker } from "../../../lib/openWorker.ts";
import type { FoundPatients, PatientSearchWork } from "./patientSearchWork.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./patientSearchWorker.ts?worker&url";

/** Searches an index in a worker. */
export type OpenedPatientSearch = {
  find: (index: readonly PatientIndexPart[], typed: string) => Promise<FoundPatients>;
  /** Ends the worker, and with it the names in its memory. */
  close: () => void;
};

/** Opens a search. Calls fail as `offline` when the worker's script cannot load. */
export function openPatientSearch(): OpenedPatientSearch {
  const worker = openWorker<PatientSearchWork>("patient-search", workerScript, offline);
  let indexed: readonly PatientIndexPart[] | null = null;
  return {
    async find(index, typed) {
      if (indexed !== index) {
        indexed = index;
        await worker.answer(async (work) => work.index(index));
      }
      return worker.answer(async (work) => work.find(typed));
    },
    close() {
      worker.close();
      indexed = null;
    },
  };
}

const offline = (cause: unknown) => new ClientFailure("offline", cause);
