import { createContext, useContext } from "react";

import type { LeadRow } from "./leadRow.ts";

/** Where leads are made and mended, from anywhere in the sales area. */
export type LeadDeskContext = {
  /** Opens the dialog for a new lead. */
  create: () => void;
  /** Opens the dialog with a lead in it. */
  edit: (row: LeadRow) => void;
  /** Shows a message for a moment, and has it read out. */
  tell: (severity: "success" | "info" | "warning" | "error", text: string) => void;
  /** How many leads have not reached the server yet. */
  unsent: number;
};

/** @throws Error outside a LeadDesk */
export function useLeadDesk(): LeadDeskContext {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("useLeadDesk needs a LeadDesk above it");
  return desk;
}

export const DeskContext = createContext<LeadDeskContext | null>(null);
