import { salesPaths } from "@salvia/domain/site/paths";
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  createContext,
  useContext,
} from "react";
import { useLocation } from "react-router";

import { keepAwake } from "../../../lib/awake.ts";
import { useSession } from "../../../session/useAuth.ts";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import type { Columns } from "../file/columns.ts";
import type { ReadFile } from "../file/fileWork.ts";
import { openFileReader } from "../file/openFileReader.ts";
import { countStates } from "../run/fileRows.ts";
import { useFileImport, type FileImportWork } from "../run/useFileImport.ts";
import type { LeadField } from "./leadColumns.ts";
import { leadImportCalls, type LeadImportCalls, type LeadOutcome } from "./leadImport.calls.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./leadsWorker.ts?worker&url";
import type { ImportOptions, LeadItem, RowProblem } from "./parseLead.ts";
import { useUndo } from "./useUndo.ts";

type ImportProviderProps = { children: ReactNode; openReader?: typeof openLeadReader };

/**
 * Keeps an import and its undo above the pages, because thousands of rows take minutes in which the
 * user can work elsewhere. The browser asks before the tab closes meanwhile.
 */
export function ImportProvider({ children, openReader = openLeadReader }: ImportProviderProps) {
  const session = useSession();
  const calls = useMemo(() => leadImportCalls(session), [session]);
  const [reader] = useState(openReader);
  useEffect(() => reader.close, [reader]);
  const [step, goTo] = useState<ImportStep>({ at: "file" });
  const work = useFileImport<LeadItem, RowProblem, LeadOutcome>(calls.sender);
  const undo = useUndo(calls);
  const { rows, phase, forget } = work;
  const importing = phase === "importing";
  const isUndoing = undo.running !== null;
  useUnloadWarning(isUndoing);
  useEffect(() => (isUndoing ? keepAwake() : undefined), [isUndoing]);

  const goesOn = useRef(false);
  useEffect(() => {
    goesOn.current = importing;
  }, [importing]);
  // A running import continues when the user leaves its page; everything else is discarded.
  const there = useLocation().pathname === salesPaths.leadImport;
  useEffect(() => {
    if (there || goesOn.current) return;
    forget();
    goTo({ at: "file" });
    reader.close();
  }, [there, forget, reader]);

  const unsent = useMemo(() => (importing ? countStates(rows).ready : 0), [importing, rows]);
  const value = useMemo(
    (): ImportState => ({ step, goTo, reader, work, undo, calls, unsent, there }),
    [step, reader, work, undo, calls, unsent, there],
  );
  return <ImportContext value={value}>{children}</ImportContext>;
}

function openLeadReader() {
  return openFileReader<LeadField, ImportOptions, LeadItem, RowProblem>(
    "lead-import",
    workerScript,
  );
}

/** How to read a file: the columns of its fields, and what they mean. */
export type ImportSettings = {
  columns: Columns<LeadField>;
  options: ImportOptions;
  /** Whether damaged text is repaired. */
  repairs: boolean;
};

/** The user's current step: choose a file, map its columns, or review and import its rows. */
export type ImportStep =
  | { at: "file" }
  | { at: "columns" | "rows"; file: ReadFile & { name: string }; settings: ImportSettings };

/** The salesperson's current import, available everywhere in the sales area. */
export type ImportState = {
  step: ImportStep;
  goTo: (step: ImportStep) => void;
  reader: ReturnType<typeof openLeadReader>;
  work: FileImportWork<LeadItem, RowProblem, LeadOutcome>;
  undo: ReturnType<typeof useUndo>;
  calls: LeadImportCalls;
  /** How many rows have not reached the server yet. */
  unsent: number;
  /** Whether the import's own page is open. */
  there: boolean;
};

/** @throws Error outside an ImportProvider */
export function useImportState(): ImportState {
  const state = useContext(ImportContext);
  if (state === null) throw new Error("useImportState needs an ImportProvider above it");
  return state;
}

const ImportContext = createContext<ImportState | null>(null);
