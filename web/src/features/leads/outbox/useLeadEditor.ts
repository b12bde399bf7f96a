import { createContext, useContext } from "react";

import type { OutboxEntry, OutboxState, WriteResult } from "./leadOutbox.ts";
import type { LeadRow } from "../data/leadRow.ts";
import type { LeadWrite } from "./leadWrite.ts";

/** Creates and edits leads from anywhere in the sales area. */
export type LeadEditor = {
  /** Opens the dialog for a new lead. */
  create: () => void;
  /** Opens the dialog to edit a lead. */
  edit: (row: LeadRow) => void;
  /** Writes that have not reached the server yet. */
  outbox: OutboxState;
  /** Sends a write, and keeps it until the server confirms it. */
  enqueue: (write: LeadWrite) => Promise<WriteResult>;
  /** Resends a refused write. */
  retry: (entry: OutboxEntry) => void;
  /** Reopens a refused write in the dialog; does nothing for writes made without a form. */
  fixRefused: (entry: OutboxEntry) => void;
  /** Discards a refused write. */
  discard: (id: string) => void;
  /** Discards all writes before a sign-out. */
  discardAll: () => void;
};

/** Number of writes that have not reached the server yet. */
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
