import { createContext, use, useSyncExternalStore } from "react";

import type { LeadRow } from "../paging/leadRow.ts";

export type SelectionState = {
  /** The selected leads by id, as last listed. A lead that leaves the list stays selected. */
  selected: ReadonlyMap<string, LeadRow>;
  /** The loaded rows of the list, in its order. */
  listed: readonly LeadRow[];
  /** Whether the list has leads that are not loaded. */
  hasMore: boolean;
};

export type LeadSelection = ReturnType<typeof createLeadSelection>;

const none: SelectionState = { selected: new Map(), listed: [], hasMore: false };

/**
 * The leads that a user has selected in a list, by id. A range reaches from the lead selected last,
 * and replaces the range before it, so that it can also shrink.
 *
 * @param max the maximum number of selected leads
 */
export function createLeadSelection(max: number) {
  let state = none;
  /** The lead at which ranges begin, and what was selected without the range. */
  let anchor: { id: string; others: SelectionState["selected"] } | null = null;
  const listeners = new Set<() => void>();

  function set(fields: Partial<SelectionState>) {
    state = { ...state, ...fields };
    for (const listener of listeners) listener();
  }

  function select(rows: readonly LeadRow[], others: SelectionState["selected"] = new Map()) {
    const all = [...others, ...rows.map((row) => [row.id, row] as const)];
    set({ selected: new Map(all.slice(0, max)) });
  }

  function toggle(row: LeadRow) {
    const others = new Map(state.selected);
    others.delete(row.id);
    anchor = { id: row.id, others };
    if (state.selected.has(row.id)) set({ selected: others });
    else select([row], state.selected);
  }

  return {
    max,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle,
    /** Selects the rows from the anchor to a row. Without an anchor, the range begins at `from`. */
    extendTo(row: LeadRow, from: LeadRow = row) {
      const place = (id: string) => state.listed.findIndex((each) => each.id === id);
      if (anchor === null || place(anchor.id) < 0) anchor = { id: from.id, others: state.selected };
      const [a, b] = [place(anchor.id), place(row.id)];
      select(state.listed.slice(Math.min(a, b), Math.max(a, b) + 1), anchor.others);
    },
    /** Selects exactly these rows. */
    selectAll(rows: readonly LeadRow[] = state.listed) {
      anchor = null;
      select(rows);
    },
    /** Clears the selection, or removes some leads from it. */
    clear(ids: Iterable<string> = state.selected.keys()) {
      anchor = null;
      const selected = new Map(state.selected);
      for (const id of ids) selected.delete(id);
      set({ selected });
    },
    /** Takes in the rows as they are now. */
    list(rows: readonly LeadRow[], hasMore: boolean) {
      const now = new Map(rows.map((row) => [row.id, row]));
      const selected = [...state.selected].map(([id, row]) => [id, now.get(id) ?? row] as const);
      set({ listed: rows, hasMore, selected: new Map(selected) });
    },
  };
}

/** The selection of the list; null where leads cannot be selected. */
export const LeadSelectionContext = createContext<LeadSelection | null>(null);

export function useSelectionState(selection: LeadSelection): SelectionState {
  return useSyncExternalStore(selection.subscribe, selection.getState);
}

/** Whether a lead is selected; undefined where leads cannot be selected. */
export function useIsSelected(id: string): boolean | undefined {
  const selection = use(LeadSelectionContext);
  return useSyncExternalStore(selection?.subscribe ?? noChanges, () =>
    selection?.getState().selected.has(id),
  );
}

const noChanges = () => () => {};
