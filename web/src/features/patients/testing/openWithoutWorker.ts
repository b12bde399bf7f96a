import type { OpenedPatientSearch } from "../search/openPatientSearch.ts";
import { createPatientSearchWork } from "../search/patientSearchWork.ts";

/** For tests: the search without a worker, which jsdom does not have. */
export function openWithoutWorker(): OpenedPatientSearch {
  const work = createPatientSearchWork();
  return {
    async find(index, typed) {
      work.index(index);
      return work.find(typed);
    },
    close: () => {},
  };
}
