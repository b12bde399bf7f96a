import { assignedLeadsMax } from "@salvia/domain/account/workEndpoints";
import { createContext, use, useMemo, useState, type ReactNode } from "react";

import type { LeadRow } from "../data/leadRow.ts";

/** The leads selected for assignment. */
export type LeadSelection = {
  ids: ReadonlySet<string>;
  /** Whether the selection has reached the maximum that one call can assign. */
  isFull: boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

export type SelectLeadProps = {
  row: LeadRow;
  /** Whether Tab reaches it: only in one row of a list. */
  focusable: boolean;
};

/**
 * Renders a lead's selection control; nothing by default. The page that assigns leads provides it,
 * so that other lists do not load the checkbox code.
 */
export const SelectLeadContext = createContext<(props: SelectLeadProps) => ReactNode>(() => null);

export const LeadSelectionContext = createContext<LeadSelection | null>(null);

/** @throws Error outside a LeadSelectionContext */
export function useLeadSelection(): LeadSelection {
  const selection = use(LeadSelectionContext);
  if (selection === null) throw new Error("useLeadSelection needs a LeadSelectionContext above it");
  return selection;
}

/** Creates an empty selection. */
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
