import { createContext, useContext } from "react";

import type { ReadFile } from "./csvWork.ts";
import type { ImportSettings } from "./importSettings.ts";
import type { CsvReader } from "./openCsvReader.ts";
import type { useImport } from "./useImport.ts";
import type { LeadImportCalls } from "./leadImport.calls.ts";
import type { useUndo } from "./useUndo.ts";

/** How far one is: a file is chosen, its columns are named, its rows are looked at and imported. */
export type ImportStep =
  | { at: "file" }
  | { at: "columns" | "rows"; file: ReadFile & { name: string }; order: ImportSettings };

/** The one import that a salesperson has at hand, wherever they are in the sales area. */
export type ImportState = {
  step: ImportStep;
  goTo: (step: ImportStep) => void;
  reader: CsvReader;
  work: ReturnType<typeof useImport>;
  undo: ReturnType<typeof useUndo>;
  calls: LeadImportCalls;
  /** How many rows are on their way, and have not reached the server yet. */
  unsent: number;
  /** Whether its own page is open. */
  there: boolean;
};

/** @throws Error outside an ImportProvider */
export function useImportState(): ImportState {
  const state = useContext(ImportContext);
  if (state === null) throw new Error("useImportState needs an ImportProvider above it");
  return state;
}

export const ImportContext = createContext<ImportState | null>(null);
