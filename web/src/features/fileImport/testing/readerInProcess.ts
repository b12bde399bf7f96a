import type { Cells, ParsedRow } from "../file/checkTable.ts";
import { createFileWork } from "../file/fileWork.ts";
import type { FileReader } from "../file/openFileReader.ts";

/** The reader of a file without a worker, which jsdom does not have. */
export function readerInProcess<Field extends string, Options, Item, Problem>(
  parse: (cell: Cells<Field>, options: Options) => ParsedRow<Item, Problem>,
): FileReader<Field, Options, Item, Problem> {
  const work = createFileWork(parse);
  return {
    read: (file) => work.read(file),
    check: async (...order) => work.check(...order),
    write: async (...remarks) => work.write(...remarks),
    close: () => {},
  };
}
