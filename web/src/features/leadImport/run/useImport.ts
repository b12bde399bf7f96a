import { leadImportLimits, type UndoProgress } from "@salvia/domain/lead/leadImport";
import { useCallback, useRef, useState, useMemo } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { CheckedRow } from "../review/checkRows.ts";
import type { ImportSettings } from "../columns/parseRow.ts";
import { newRowsIn, withOutcomes, type ImportRow, type NewRow } from "../review/importRows.ts";
import type { LeadImportCalls } from "./leadImport.calls.ts";
import type { CsvReader } from "../file/openCsvReader.ts";

/** An import's phase: rows are being checked, ready to import, being imported, or done. */
export type ImportPhase = "checking" | "ready" | "importing" | "done";

type Part = { index: number; rows: readonly NewRow[] };

/**
 * Checks the rows of a file, first by themselves and then against existing leads, and imports the
 * new ones in parts. A failed import resumes at the failed part with the same import id, so that no
 * part is imported twice.
 */
export function useImport(reader: CsvReader, calls: LeadImportCalls) {
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [phase, setPhase] = useState<ImportPhase>("checking");
  const [progress, setProgress] = useState(none);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Id of the import that was sent, used to undo it. */
  const [importId, setImportId] = useState<string | null>(null);
  const stopped = useRef(false);
  const sending = useRef<{ id: string; parts: readonly NewRow[][]; next: number } | null>(null);
  /** Settings currently being checked; results for older settings are discarded. */
  const checked = useRef<ImportSettings | null>(null);

  const begin = useCallback((settings: ImportSettings | null) => {
    checked.current = settings;
    sending.current = null;
    setImportId(null);
    setRows([]);
    setFailure(null);
    setProgress(none);
    setPhase("checking");
  }, []);

  const check = useCallback(
    async (chosen: ImportSettings) => {
      // A copy, because the same settings may be checked again.
      const settings = { ...chosen };
      begin(settings);
      const current = () => checked.current === settings;
      try {
        let known: readonly ImportRow[] = (
          await reader.check(settings.mapping, settings.defaults)
        ).map(unanswered);
        const parts = newRowsIn(known, leadImportLimits.rowsPerCheck);
        for (const { index, rows: part } of numbered(parts)) {
          if (!current()) return;
          setProgress({ done: index, of: parts.length });
          // oxlint-disable-next-line no-await-in-loop -- sequential, to limit the load
          known = withOutcomes(known, part, await calls.check(part.map(({ keys }) => keys)));
        }
        if (!current()) return;
        setRows(known);
        setPhase("ready");
      } catch (error) {
        if (current()) setFailure(failureOf(error));
      }
    },
    [reader, calls, begin],
  );

  const send = useCallback(async () => {
    sending.current ??= {
      id: crypto.randomUUID(),
      parts: newRowsIn(rows, leadImportLimits.rowsPerChunk),
      next: 0,
    };
    const { id, parts } = sending.current;
    setImportId(id);
    stopped.current = false;
    setFailure(null);
    setPhase("importing");
    try {
      for (const { index, rows: part } of numbered(parts).slice(sending.current.next)) {
        setProgress({ done: index, of: parts.length });
        // oxlint-disable no-await-in-loop -- sequential, so that the user can stop in between
        const outcomes = await calls.send(
          id,
          index,
          part.map(({ lead }) => lead),
        );
        // oxlint-enable no-await-in-loop
        sending.current.next = index + 1;
        setRows((now) => withOutcomes(now, part, outcomes));
        if (stopped.current) break;
      }
      setPhase("done");
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [calls, rows]);

  const goOn = () => {
    setFailure(null);
    if (phase === "importing") void send();
    else if (checked.current !== null) void check(checked.current);
  };
  const stop = () => {
    stopped.current = true;
    // After a failure no part is running that could stop.
    if (failure !== null) {
      setFailure(null);
      setPhase("done");
    }
  };
  const forget = useCallback(() => begin(null), [begin]);
  return { rows, phase, importId, progress, failure, check, send, goOn, stop, forget };
}

const none = { done: 0, of: 0 };

function unanswered(row: CheckedRow): ImportRow {
  return { ...row, outcome: null };
}

function numbered(parts: readonly NewRow[][]): Part[] {
  return parts.map((rows, index) => ({ index, rows }));
}

/**
 * Undoes imports, one at a time, in parts until the server has finished. A failed undo resumes
 * where it stopped when it is started again.
 */
export function useUndo(calls: Pick<LeadImportCalls, "undo">) {
  const [running, setRunning] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ importId: string; failure: Failure } | null>(null);
  const [results, setResults] = useState<ReadonlyMap<string, UndoProgress>>(new Map());
  const busy = useRef(false);

  const start = useCallback(
    async (importId: string) => {
      if (busy.current) return;
      busy.current = true;
      setFailed(null);
      setRunning(importId);
      try {
        for (let finished = false; !finished;) {
          // oxlint-disable-next-line no-await-in-loop -- each call continues the previous one
          const progress = await calls.undo(importId);
          setResults((now) => new Map(now).set(importId, progress));
          ({ finished } = progress);
        }
      } catch (error) {
        setFailed({ importId, failure: failureOf(error) });
      } finally {
        busy.current = false;
        setRunning(null);
      }
    },
    [calls],
  );
  const forget = useCallback(() => setFailed(null), []);
  return useMemo(
    () => ({
      /** Id of the import being undone. */
      running,
      /** The progress of each undo started on this page, by import id. */
      results,
      failed,
      start,
      forget,
    }),
    [running, results, failed, start, forget],
  );
}
