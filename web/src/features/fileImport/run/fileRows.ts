import type { CheckedRow } from "../file/checkTable.ts";

/** States of a row: will be imported, was imported, is left out, or has errors. */
export const rowStates = ["ready", "done", "skipped", "faulty"] as const;

export type RowState = (typeof rowStates)[number];

/** What an outcome means for its row, and what it means if an earlier row has the same person. */
export type OutcomeStates<Outcome extends string> = Readonly<
  Record<Outcome | "twin", Exclude<RowState, "done">>
>;

/** A row of the file with the server's outcome, if there is one yet. */
export type FileRow<Item, Problem, Outcome> = CheckedRow<Item, Problem> & {
  outcome: Outcome | null;
  state: RowState;
};

/** An item to send, with the index of its row. */
export type SentItem<Item> = { at: number; item: Item };

/** The rows before the server has looked at them. */
export function unanswered<Item, Problem, Outcome extends string>(
  rows: readonly CheckedRow<Item, Problem>[],
  states: OutcomeStates<Outcome>,
): FileRow<Item, Problem, Outcome>[] {
  return rows.map((row) => {
    const state = row.is === "item" ? "ready" : row.is === "twin" ? states.twin : "faulty";
    return { ...row, outcome: null, state };
  });
}

/** The rows to send, in parts of `size`. */
export function partsOf<Item>(
  rows: readonly FileRow<Item, unknown, unknown>[],
  size: number,
): readonly SentItem<Item>[][] {
  const sent = rows.flatMap((row, at): SentItem<Item>[] =>
    row.is === "item" && row.state === "ready" ? [{ at, item: row.item }] : [],
  );
  return Array.from({ length: Math.ceil(sent.length / size) }, (_, part) =>
    sent.slice(part * size, (part + 1) * size),
  );
}

/**
 * Adds the server's outcomes to some of the rows.
 *
 * @param isDone whether they have happened, or are what the import would do
 */
export function withOutcomes<Item, Problem, Outcome extends string>(
  rows: readonly FileRow<Item, Problem, Outcome>[],
  part: readonly SentItem<Item>[],
  outcomes: readonly Outcome[],
  { states, isDone }: { states: OutcomeStates<Outcome>; isDone: boolean },
): readonly FileRow<Item, Problem, Outcome>[] {
  const next = [...rows];
  for (const [index, { at }] of part.entries()) {
    const [row, outcome] = [next[at], outcomes[index]];
    if (row === undefined || outcome === undefined) continue;
    const state = states[outcome];
    next[at] = { ...row, outcome, state: state === "ready" && isDone ? "done" : state };
  }
  return next;
}

export function countStates(
  rows: readonly { state: RowState }[],
): Readonly<Record<RowState, number>> {
  const counts = { ready: 0, done: 0, skipped: 0, faulty: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}
