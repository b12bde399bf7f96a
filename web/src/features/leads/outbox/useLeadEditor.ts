import { createContext, useContext } from "react";

import type { OutboxEntry, OutboxState, Sent } from "./leadOutbox.ts";
import type { LeadRow } from "../data/leadRow.ts";
import type { PageWrite } from "./leadWrite.ts";

/** Where leads are made and mended, from anywhere in the sales area. */
export type LeadEditor = {
  /** Opens the dialog for a new lead. */
  create: () => void;
  /** Opens the dialog with a lead in it. */
  edit: (row: LeadRow) => void;
  /** Shows a message for a moment, and has it read out. */
  showToast: (severity: "success" | "info" | "warning" | "error", text: string) => void;
  /** What has not reached the server yet: nothing of it is forgotten before that. */
  outbox: OutboxState;
  /** Sends what is written on a lead's page, and keeps it until the server has confirmed it. */
  send: (write: PageWrite) => Promise<Sent>;
  /** Sends it once more after it was refused. */
  retry: (entry: OutboxEntry) => void;
  /** Brings back what was refused, to be mended; only what was typed into the dialog can be. */
  fixRefused: (entry: OutboxEntry) => void;
  /** Throws away what was refused. */
  discard: (id: string) => void;
  /** Throws away everything, before a sign-out. */
  discardAll: () => void;
};

/** How many writes have not reached the server yet. */
export function unsentIn({ own, others }: OutboxState): number {
  return own.length + others.length;
}

/** @throws Error outside a LeadEditorProvider */
export function useLeadEditor(): LeadEditor {
  const editor = useContext(LeadEditorContext);
  if (editor === null) throw new Error("useLeadEditor needs a LeadEditorProvider above it");
  return editor;
}

export const LeadEditorContext = createContext<LeadEditor | null>(null);
