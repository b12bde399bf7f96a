import { ClientFailure } from "../../../firebase/clientError.ts";
import { openWorker } from "../../../lib/csvFile/openWorker.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./patientsWorker.ts?worker&url";
import type { readPatients } from "./readPatients.ts";

export type PatientsReader = { read: typeof readPatients; close: () => void };

/** Reads files in a worker. Calls fail as `offline` when the script cannot load. */
export function openPatientsReader(): PatientsReader {
  const worker = openWorker<{ readPatients: typeof readPatients }>(
    "patient-import",
    workerScript,
    offline,
  );
  return {
    read: (file, today) => worker.answer(async (work) => work.readPatients(file, today)),
    close: () => worker.close(),
  };
}

const offline = (cause: unknown) => new ClientFailure("offline", cause);
