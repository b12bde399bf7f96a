import type { UndoProgress } from "@salvia/domain/lead/leadImport";
import { useCallback, useMemo, useRef, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { LeadImportCalls } from "./leadImport.calls.ts";

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
