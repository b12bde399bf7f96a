import { assignedLeadsMax } from "@salvia/domain/account/workEndpoints";
import { createContext, use, useMemo, useState, type ReactNode } from "react";

import type { LeadRow } from "../data/leadRow.ts";

/** The leads that are marked to be assigned. */
export type LeadSelection = {
  ids: ReadonlySet<string>;
  /** Whether no more can be marked: one call assigns so many. */
  isFull: boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

export type SelectLeadProps = {
  row: LeadRow;
  /** Whether Tab leads to it: only in one row of a list. */
  focusable: boolean;
};

/**
 * Renders what marks a lead of a list; nothing where nobody assigns leads. The page that has it brings
 * it along, so that the lists of everyone else load no checkbox.
 */
export const SelectLeadContext = createContext<(props: SelectLeadProps) => ReactNode>(() => null);

export const LeadSelectionContext = createContext<LeadSelection | null>(null);

/** @throws Error where nobody assigns leads */
export function useLeadSelection(): LeadSelection {
  const selection = use(LeadSelectionContext);
  if (selection === null) throw new Error("useLeadSelection needs a LeadSelectionContext above it");
  return selection;
}

/** A selection with nothing in it yet. */
export function useNewSelection(): LeadSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      ids,
      isFull: ids.size >= assignedLeadsMax,
      toggle: (id) =>
        setIds((before) => {
          if (before.has(id)) return new Set([...before].filter((each) => each !== id));
          return before.size < assignedLeadsMax ? new Set([...before, id]) : before;
        }),
      clear: () => setIds(new Set()),
    }),
    [ids],
  );
}
