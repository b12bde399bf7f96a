import { createContext, useContext } from "react";

import type { ReadFile } from "./csvWork.ts";
import type { ImportOrder } from "./importOrder.ts";
import type { CsvReader } from "./openCsvReader.ts";
import type { useImport } from "./useImport.ts";
import type { LeadImportCalls } from "./leadImport.calls.ts";
import type { useUndo } from "./useUndo.ts";

/** How far one is: a file is chosen, its columns are named, its rows are looked at and imported. */
export type ImportStep =
  | { at: "file" }
  | { at: "columns" | "rows"; file: ReadFile & { name: string }; order: ImportOrder };

/** The one import that a salesperson has at hand, wherever they are in the sales area. */
export type ImportDeskContext = {
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

/** @throws Error outside an ImportDesk */
export function useImportDesk(): ImportDeskContext {
  const desk = useContext(ImportContext);
  if (desk === null) throw new Error("useImportDesk needs an ImportDesk above it");
  return desk;
}

export const ImportContext = createContext<ImportDeskContext | null>(null);
