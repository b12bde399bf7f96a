import { useEffect, useState } from "react";

import type { CheckedRow } from "../../lib/csvFile/checkTable.ts";
import type { FileProblem } from "../../lib/csvFile/parseTable.ts";
import type { Failure } from "../status/useFailureText.ts";
import type { NotRead } from "./ChooseFile.tsx";

/** The rows of a file; or why it cannot be read, or which columns it lacks. */
export type ReadRows<Item, Problem, Column> =
  | { rows: CheckedRow<Item, Problem>[] }
  | { problem: FileProblem }
  | { missing: readonly Column[] };

/** Reads files in a worker. */
type FileReader<Item, Problem, Column> = {
  /** @param today such as 2028-02-29 */
  read: (file: Blob, today: string) => Promise<ReadRows<Item, Problem, Column>>;
  /** Why the worker could not load; null for another error. */
  failureOf: (error: unknown) => Failure | null;
  close: () => void;
};

/**
 * Reads the file that `ChooseFile` accepted.
 *
 * @param openReader opens the worker that reads it
 * @param onRows called with the rows of a file that has all columns
 */
export function useReadFile<Item, Problem, Column>(
  openReader: () => FileReader<Item, Problem, Column>,
  onRows: (rows: readonly CheckedRow<Item, Problem>[]) => void,
) {
  const [reader] = useState(openReader);
  useEffect(() => reader.close, [reader]);
  const [fileName, setFileName] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly Column[]>([]);

  async function read(file: File): Promise<NotRead | null> {
    setMissing([]);
    try {
      const answer = await reader.read(file, new Date().toISOString().slice(0, 10));
      if ("problem" in answer) return answer;
      if ("missing" in answer) {
        setMissing(answer.missing);
        return null;
      }
      setFileName(file.name);
      onRows(answer.rows);
      return null;
    } catch (error) {
      // Either the worker could not load, or the file was moved or is unreadable.
      const failure = reader.failureOf(error);
      return failure === null ? { problem: { code: "unreadable" } } : { failure };
    }
  }

  return { fileName, missing, read, forget: () => setFileName(null) };
}
