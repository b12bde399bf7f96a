import { workerFailure } from "../clientError.ts";
import { openWorker } from "../../lib/worker/openWorker.ts";

/** The search in a worker, which alone has everyone in a searchable form. */
export type IndexSearchWork<Part, Asked, Found> = {
  index: (parts: readonly Part[]) => void;
  find: (asked: Asked) => Found;
};

export type OpenedIndexSearch<Part, Asked, Found> = {
  find: (index: readonly Part[], asked: Asked) => Promise<Found>;
  /** Ends the worker, and with it the names in its memory. */
  close: () => void;
};

/**
 * Opens a search. Calls fail as `offline` when the worker's script cannot load, and as `stuck` if it never answers.
 *
 * @param name of the worker's script, as shown in browser messages
 */
export function openIndexSearch<Part, Asked, Found>(
  name: string,
  script: string,
): OpenedIndexSearch<Part, Asked, Found> {
  const worker = openWorker<IndexSearchWork<unknown, unknown, unknown>>(
    name,
    script,
    workerFailure,
  );
  let indexed: readonly Part[] | null = null;
  return {
    async find(index, asked) {
      if (indexed !== index) {
        indexed = index;
        await worker.answer(async (work) => work.index(index));
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker is the script's
      return worker.answer(async (work) => (await work.find(asked)) as Found);
    },
    close() {
      worker.close();
      indexed = null;
    },
  };
}
