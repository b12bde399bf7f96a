import { leadImportLimits } from "@salvia/domain/lead/leadImport";
import { useCallback, useRef, useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { CheckedRow } from "./checkRows.ts";
import type { ImportSettings } from "./importSettings.ts";
import { newRowsIn, withOutcomes, type ImportRow, type NewRow } from "./importRows.ts";
import type { LeadImportCalls } from "./leadImport.calls.ts";
import type { CsvReader } from "./openCsvReader.ts";

/** Where an import stands: its rows are looked at, may be imported, are imported, or were. */
export type ImportPhase = "checking" | "ready" | "importing" | "done";

type Part = { index: number; rows: readonly NewRow[] };

/**
 * Checks the rows of a file, first by themselves, then against the leads that there are; and imports
 * those that will be leads, part by part. What fails half-way goes on where it was: the parts, and the
 * name that the server knows them by, stay the same.
 */
export function useImport(reader: CsvReader, calls: LeadImportCalls) {
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [phase, setPhase] = useState<ImportPhase>("checking");
  const [progress, setProgress] = useState(none);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The name of the import that was sent, by which it can be undone. */
  const [importId, setImportId] = useState<string | null>(null);
  const stopped = useRef(false);
  const sending = useRef<{ id: string; parts: readonly NewRow[][]; next: number } | null>(null);
  /** The order whose rows are looked at: what is found out for an earlier one is of no use any more. */
  const checked = useRef<ImportSettings | null>(null);

  const begin = useCallback((order: ImportSettings | null) => {
    checked.current = order;
    sending.current = null;
    setImportId(null);
    setRows([]);
    setFailure(null);
    setProgress(none);
    setPhase("checking");
  }, []);

  const check = useCallback(
    async (asked: ImportSettings) => {
      // The same order may be asked for again.
      const order = { ...asked };
      begin(order);
      const current = () => checked.current === order;
      try {
        let known: readonly ImportRow[] = (await reader.check(order.mapping, order.defaults)).map(
          unanswered,
        );
        const parts = newRowsIn(known, leadImportLimits.rowsPerCheck);
        for (const { index, rows: part } of numbered(parts)) {
          if (!current()) return;
          setProgress({ done: index, of: parts.length });
          // oxlint-disable-next-line no-await-in-loop -- one after the other: the server is others' too
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
        // oxlint-disable no-await-in-loop -- one after the other, so that it can be stopped between
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
    // After a failure nothing is on its way that could stop.
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
