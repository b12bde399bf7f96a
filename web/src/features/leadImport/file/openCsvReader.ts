import { workerFailure } from "../../../firebase/clientError.ts";
import { openWorker } from "../../../lib/worker/openWorker.ts";
import type { CsvWork } from "./csvWork.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./csvWorker.ts?worker&url";

/** The asynchronous interface of the CSV worker. */
export type CsvReader = {
  [Name in keyof CsvWork]: (
    ...args: Parameters<CsvWork[Name]>
  ) => Promise<Awaited<ReturnType<CsvWork[Name]>>>;
} & { close: () => void };

/** Reads files in a worker. Calls fail as `offline` when the script cannot load, and as `stuck` if it never answers. */
export function openCsvReader(): CsvReader {
  const worker = openWorker<CsvWork>("lead-import", workerScript, workerFailure);
  return {
    read: (file) => worker.answer(async (work) => work.read(file)),
    check: (mapping, defaults) => worker.answer(async (work) => work.check(mapping, defaults)),
    write: (heading, remarks) => worker.answer(async (work) => work.write(heading, remarks)),
    close: () => worker.close(),
  };
}
