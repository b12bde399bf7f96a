import { createContext, useContext } from "react";

import type { ReadFile } from "../file/csvWork.ts";
import type { ImportSettings } from "../columns/importSettings.ts";
import type { CsvReader } from "../file/openCsvReader.ts";
import type { useImport } from "./useImport.ts";
import type { LeadImportCalls } from "./leadImport.calls.ts";
import type { useUndo } from "./useUndo.ts";

/** The user's current step: choose a file, map its columns, or review and import its rows. */
export type ImportStep =
  | { at: "file" }
  | { at: "columns" | "rows"; file: ReadFile & { name: string }; order: ImportSettings };

/** The salesperson's current import, available everywhere in the sales area. */
export type ImportState = {
  step: ImportStep;
  goTo: (step: ImportStep) => void;
  reader: CsvReader;
  work: ReturnType<typeof useImport>;
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

export const ImportContext = createContext<ImportState | null>(null);
