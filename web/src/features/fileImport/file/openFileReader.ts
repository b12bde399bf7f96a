import { workerFailure } from "../../../firebase/clientError.ts";
import { openWorker } from "../../../lib/worker/openWorker.ts";
import type { CheckedRow } from "./checkTable.ts";
import type { Columns } from "./columns.ts";
import type { ReadFile } from "./fileWork.ts";
import type { FileProblem } from "./parseTable.ts";

/** The work of `createFileWork` in a worker. */
export type FileReader<Field extends string, Options, Item, Problem> = {
  read: (file: Blob) => Promise<{ file: ReadFile } | { problem: FileProblem }>;
  /** @param repairs whether damaged text is repaired */
  check: (
    columns: Columns<Field>,
    options: Options,
    repairs?: boolean,
  ) => Promise<CheckedRow<Item, Problem>[]>;
  write: (heading: string, remarks: ReadonlyMap<number, string>) => Promise<string>;
  close: () => void;
};

/**
 * Reads files in a worker. Calls fail as `offline` when the script cannot load, and as `stuck` if
 * it never answers.
 *
 * @param name of the worker's script, as shown in browser messages
 */
export function openFileReader<Field extends string, Options, Item, Problem>(
  name: string,
  script: string,
): FileReader<Field, Options, Item, Problem> {
  type Work = Pick<FileReader<Field, unknown, Item, Problem>, "read" | "check" | "write">;
  const worker = openWorker<Work>(name, script, workerFailure);
  return {
    read: (file) => worker.answer(async (work) => work.read(file)),
    check: (...order) => worker.answer(async (work) => work.check(...order)),
    write: (heading, remarks) => worker.answer(async (work) => work.write(heading, remarks)),
    close: () => worker.close(),
  };
}
