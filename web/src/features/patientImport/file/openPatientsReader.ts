import { clientFailureOf, workerFailure } from "../../../firebase/clientError.ts";
import { openWorker } from "../../../lib/worker/openWorker.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./patientsWorker.ts?worker&url";
import type { readPatients } from "./readPatients.ts";

/** Opens the worker that reads files of patients. */
export function openPatientsReader() {
  const worker = openWorker<{ readPatients: typeof readPatients }>(
    "patient-import",
    workerScript,
    workerFailure,
  );
  const read: typeof readPatients = (file, today) =>
    worker.answer(async (work) => work.readPatients(file, today));
  return {
    read,
    failureOf: clientFailureOf,
    close: () => worker.close(),
  };
}
