import { useCallback, useEffect, useRef, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { keepAwake } from "../../../lib/awake.ts";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import type { CheckedRow } from "../file/checkTable.ts";
import {
  partsOf,
  unanswered,
  withOutcomes,
  type FileRow,
  type OutcomeStates,
  type SentItem,
} from "./fileRows.ts";

/** An import's phase: rows are being checked, ready to import, being imported, or done. */
export type ImportPhase = "checking" | "ready" | "importing" | "done";

/** Sends some of the rows; `part` is their number in the import, from 0. */
type Send<Item, Outcome> = (
  items: readonly Item[],
  order: { importId: string; part: number },
) => Promise<readonly Outcome[]>;

/** How the rows of a file are sent. Stable, because the import refers to it. */
export type FileSender<Item, Outcome extends string> = {
  /** Asks the server what would happen to some of the rows. */
  check: Send<Item, Outcome>;
  /** Imports some of the rows. Repeating it must change nothing. */
  send: Send<Item, Outcome>;
  /** How many rows are sent at once. */
  size: { checked: number; sent: number };
  states: OutcomeStates<Outcome>;
};

type Plan<Item, Problem, Outcome> = {
  importId: string;
  dryRun: boolean;
  rows: readonly FileRow<Item, Problem, Outcome>[];
  /** Reads the rows of the file; null once they are read. */
  read: (() => Promise<readonly CheckedRow<Item, Problem>[]>) | null;
  parts: readonly SentItem<Item>[][];
  /** The first part that the server has not answered. */
  next: number;
  isStopped: boolean;
};

/**
 * Checks the rows of a file with the server, which writes nothing, and then imports them in parts.
 * After a failure, it continues with the part that failed; the server changes nothing twice.
 */
export function useFileImport<Item, Problem, Outcome extends string>(
  sender: FileSender<Item, Outcome>,
) {
  type Row = FileRow<Item, Problem, Outcome>;
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [phase, setPhase] = useState<ImportPhase>("checking");
  const [progress, setProgress] = useState(none);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Id of the import that was sent. */
  const [importId, setImportId] = useState<string | null>(null);
  const plan = useRef<Plan<Item, Problem, Outcome> | null>(null);
  // Ends with the page; the same file continues where it stopped.
  useEffect(
    () => () => {
      plan.current = null;
    },
    [],
  );
  useUnloadWarning(phase === "importing");
  const isRunning = phase === "importing" && failure === null;
  // A lock would interrupt the import. The idle time starts over when the import ends.
  useEffect(() => (isRunning ? keepAwake() : undefined), [isRunning]);

  const run = useCallback(
    async (current: Plan<Item, Problem, Outcome>) => {
      plan.current = current;
      const { dryRun } = current;
      const [send, size] = dryRun
        ? [sender.check, sender.size.checked]
        : [sender.send, sender.size.sent];
      setFailure(null);
      setPhase(dryRun ? "checking" : "importing");
      try {
        if (current.read !== null) {
          current.rows = unanswered(await current.read(), sender.states);
          current.read = null;
          current.parts = partsOf(current.rows, size);
        }
        while (current.next < current.parts.length && !current.isStopped) {
          // The user has chosen another file.
          if (plan.current !== current) return;
          const part = current.parts[current.next] ?? [];
          setProgress({ done: current.next, of: current.parts.length });
          const items = part.map(({ item }) => item);
          const order = { importId: current.importId, part: current.next };
          // oxlint-disable-next-line no-await-in-loop -- one part at a time, to limit the load
          const outcomes = await send(items, order);
          const { states } = sender;
          current.rows = withOutcomes(current.rows, part, outcomes, { states, isDone: !dryRun });
          current.next += 1;
          if (!dryRun && plan.current === current) setRows(current.rows);
        }
        if (plan.current !== current) return;
        setRows(current.rows);
        setPhase(dryRun ? "ready" : "done");
      } catch (error) {
        if (plan.current === current) setFailure(failureOf(error));
      }
    },
    [sender],
  );

  /** Forgets the file, also while its rows are being checked. */
  const forget = useCallback(() => {
    plan.current = null;
    setImportId(null);
    setRows([]);
    setFailure(null);
    setProgress(none);
    setPhase("checking");
  }, []);
  const begin = useCallback(
    (order: Pick<Plan<Item, Problem, Outcome>, "dryRun" | "rows" | "read" | "parts">) => {
      const id = crypto.randomUUID();
      setImportId(order.dryRun ? null : id);
      void run({ ...order, importId: id, next: 0, isStopped: false });
    },
    [run],
  );
  const check = useCallback(
    (read: () => Promise<readonly CheckedRow<Item, Problem>[]>) => {
      forget();
      begin({ dryRun: true, rows: [], read, parts: [] });
    },
    [begin, forget],
  );
  const start = () => {
    begin({ dryRun: false, rows, read: null, parts: partsOf(rows, sender.size.sent) });
  };
  const goOn = () => {
    if (plan.current !== null) void run(plan.current);
  };
  const stop = () => {
    if (plan.current !== null) plan.current.isStopped = true;
    // After a failure no part is running that could stop.
    if (failure !== null) {
      setFailure(null);
      setPhase("done");
    }
  };
  /** Hides a failure; the checked rows can be imported again from the start. */
  const dismiss = () => {
    setFailure(null);
    setPhase("ready");
  };
  return {
    rows,
    phase,
    progress,
    failure,
    importId,
    check,
    start,
    goOn,
    stop,
    dismiss,
    forget,
  };
}

const none = { done: 0, of: 0 };

export type FileImportWork<Item, Problem, Outcome extends string> = ReturnType<
  typeof useFileImport<Item, Problem, Outcome>
>;
