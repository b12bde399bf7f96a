import type { CheckedRow } from "../../lib/csvFile/checkTable.ts";

/** A row of the file with the server's outcome, if there is one yet. */
export type FileRow<Item, Problem, Outcome> = CheckedRow<Item, Problem> & {
  outcome: Outcome | null;
  /** Whether the outcome has happened; before the import, it is what the import would do. */
  isDone: boolean;
};

/** An item to send, with the index of its row. */
export type SentItem<Item> = { at: number; item: Item };

/** The rows to send, in parts of `size`. */
export function partsOf<Item, Row extends FileRow<Item, unknown, unknown>>(
  rows: readonly Row[],
  size: number,
  isSent: (row: Row) => boolean,
): readonly SentItem<Item>[][] {
  const sent = rows.flatMap((row, at): SentItem<Item>[] =>
    row.is === "item" && isSent(row) ? [{ at, item: row.item }] : [],
  );
  return Array.from({ length: Math.ceil(sent.length / size) }, (_, part) =>
    sent.slice(part * size, (part + 1) * size),
  );
}

/** Adds the server's outcomes to some of the rows. */
export function withOutcomes<Item, Problem, Outcome>(
  rows: readonly FileRow<Item, Problem, Outcome>[],
  part: readonly SentItem<Item>[],
  outcomes: readonly Outcome[],
  isDone: boolean,
): readonly FileRow<Item, Problem, Outcome>[] {
  const next = [...rows];
  for (const [index, { at }] of part.entries()) {
    const row = next[at];
    if (row !== undefined) next[at] = { ...row, outcome: outcomes[index] ?? null, isDone };
  }
  return next;
}

/** Counts the rows in each state. */
export function countStates<Row, State extends string>(
  rows: readonly Row[],
  stateOf: (row: Row) => State,
): ReadonlyMap<State, number> {
  const counts = new Map<State, number>();
  for (const row of rows) {
    const state = stateOf(row);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}
