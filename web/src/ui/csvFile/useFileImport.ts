import { useCallback, useEffect, useRef, useState } from "react";

import type { CheckedRow } from "../../lib/csvFile/checkTable.ts";
import { keepAwake } from "../../lib/awake.ts";
import type { Failure } from "../status/useFailureText.ts";
import { useUnloadWarning } from "../useNavigationBlocker.ts";
import { partsOf, withOutcomes, type FileRow, type SentItem } from "./fileRows.ts";

type ImportPhase = "checking" | "ready" | "importing" | "done";

/** How the rows of a file are sent. Stable, because the import refers to it. */
export type FileSender<Item, Problem, Outcome> = {
  /** Asks the server what would happen to some of the rows. */
  check: (items: readonly Item[], importId: string) => Promise<readonly Outcome[]>;
  /** Imports some of the rows. Repeating it must change nothing. */
  send: (items: readonly Item[], importId: string) => Promise<readonly Outcome[]>;
  /** How many rows are sent at once. */
  size: { checked: number; sent: number };
  /** What the user reads about an error. */
  failureOf: (error: unknown) => Failure;
  /** Whether a checked row is imported. */
  isReady: (row: FileRow<Item, Problem, Outcome>) => boolean;
};

type Plan<Item, Problem, Outcome> = {
  importId: string;
  dryRun: boolean;
  rows: readonly FileRow<Item, Problem, Outcome>[];
  parts: readonly SentItem<Item>[][];
  /** The first part that the server has not answered. */
  next: number;
};

/**
 * Checks the rows of a file with the server, which writes nothing, and then imports them in parts.
 * After a failure, it continues with the part that failed; the server changes nothing twice.
 */
export function useFileImport<Item, Problem, Outcome>(sender: FileSender<Item, Problem, Outcome>) {
  type Row = FileRow<Item, Problem, Outcome>;
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [phase, setPhase] = useState<ImportPhase>("checking");
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [failure, setFailure] = useState<Failure | null>(null);
  const plan = useRef<Plan<Item, Problem, Outcome> | null>(null);
  // Ends with the page; the same file continues where it stopped.
  useEffect(
    () => () => {
      plan.current = null;
    },
    [],
  );
  const isImporting = phase === "importing" && failure === null;
  useUnloadWarning(isImporting);
  // A lock would interrupt the import. The idle time starts over when the import ends.
  useEffect(() => (isImporting ? keepAwake() : undefined), [isImporting]);

  const run = useCallback(
    async (current: Plan<Item, Problem, Outcome>) => {
      plan.current = current;
      const { importId, dryRun, parts } = current;
      setFailure(null);
      setPhase(dryRun ? "checking" : "importing");
      try {
        while (current.next < parts.length) {
          // The user has chosen another file.
          if (plan.current !== current) return;
          const part = parts[current.next] ?? [];
          setProgress({ done: current.next, of: parts.length });
          const items = part.map(({ item }) => item);
          const ask = dryRun ? sender.check : sender.send;
          // oxlint-disable-next-line no-await-in-loop -- one part at a time, to limit the load
          const outcomes = await ask(items, importId);
          current.rows = withOutcomes(current.rows, part, outcomes, !dryRun);
          current.next += 1;
        }
        if (plan.current !== current) return;
        setRows(current.rows);
        setPhase(dryRun ? "ready" : "done");
      } catch (error) {
        if (plan.current !== current) return;
        if (!dryRun) setRows(current.rows);
        setFailure(sender.failureOf(error));
      }
    },
    [sender],
  );

  const check = useCallback(
    (read: readonly CheckedRow<Item, Problem>[]) => {
      const unanswered = read.map((row): Row => ({ ...row, outcome: null, isDone: false }));
      const parts = partsOf<Item, Row>(unanswered, sender.size.checked, () => true);
      setRows([]);
      const importId = crypto.randomUUID();
      void run({ importId, dryRun: true, rows: unanswered, parts, next: 0 });
    },
    [run, sender],
  );
  const start = () => {
    const parts = partsOf<Item, Row>(rows, sender.size.sent, sender.isReady);
    void run({ importId: crypto.randomUUID(), dryRun: false, rows, parts, next: 0 });
  };
  const goOn = () => {
    if (plan.current !== null) void run(plan.current);
  };
  /** Hides a failure; the checked rows can be imported again from the start. */
  const dismiss = () => {
    setFailure(null);
    setPhase("ready");
  };
  const forget = () => {
    plan.current = null;
    setRows([]);
    setFailure(null);
  };
  return { rows, phase, progress, failure, check, start, goOn, dismiss, forget };
}
