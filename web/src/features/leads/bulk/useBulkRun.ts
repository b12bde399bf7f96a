import { useState } from "react";

import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { undoTask, type BulkTask, type RowOutcome } from "./bulkTasks.data.ts";

/** The names of actions in texts. */
export type BulkActionName =
  | "handOver"
  | "move"
  | "nextStep"
  | "lose"
  | "assign"
  | "erase"
  | "undo"
  | "unassign";

/** An action on several leads and what became of each so far. */
type BulkRun = {
  name: BulkActionName;
  tasks: readonly BulkTask[];
  outcomes: ReadonlyMap<string, RowOutcome>;
};

/**
 * Sends an action to each lead, a few at a time, and keeps the outcomes. An outcome that waits for
 * the server follows its answer.
 *
 * @param onDone called with the ids of the leads that need no more attention
 */
export function useBulkRun(onDone: (ids: readonly string[]) => void) {
  const { enqueue } = useLeadOutbox();
  const [run, setRun] = useState<BulkRun | null>(null);

  async function start(name: BulkActionName, tasks: readonly BulkTask[]): Promise<void> {
    setRun({ name, tasks, outcomes: new Map() });
    await send(tasks, tasks);
  }

  /** Sends some tasks of the action that has these tasks; another action may follow it. */
  async function send(tasks: readonly BulkTask[], all: readonly BulkTask[]): Promise<void> {
    const left = tasks.values();
    const done: string[] = [];
    const show = (id: string, outcome: RowOutcome) =>
      setRun((now) => (now?.tasks === all ? withOutcome(now, id, outcome) : now));
    const follow = async (id: string, settled: Promise<RowOutcome>) => {
      const outcome = await settled;
      show(id, outcome);
      if (outcome.kind === "done") onDone([id]);
    };
    const work = async () => {
      for (const { row, send: sendOne } of left) {
        // oxlint-disable-next-line no-await-in-loop -- each worker sends one at a time
        const outcome = await sendOne();
        show(row.id, outcome);
        if (outcome.kind === "waiting") void follow(row.id, outcome.settled);
        if (outcome.kind === "done") done.push(row.id);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    onDone(done);
  }

  function close() {
    // The outbox looks after what still waits.
    if (run !== null) onDone([...run.outcomes.keys()].filter((id) => isIn(run, id, "waiting")));
    setRun(null);
  }

  const failed = run === null ? [] : run.tasks.filter(({ row }) => isIn(run, row.id, "failed"));
  const undoable =
    run === null
      ? []
      : run.tasks.flatMap((task) => {
          const isDone = isIn(run, task.row.id, "done");
          return (isDone ? undoTask(task, enqueue) : null) ?? [];
        });
  return {
    /** The action as shown. */
    run: run === null ? null : shownRun(run),
    start,
    /** How many leads the last action failed for, and can be repeated for. */
    failed: failed.length,
    async retry() {
      setRun((now) => now && withoutOutcomes(now, failed));
      await send(failed, run?.tasks ?? failed);
    },
    /** How many of the moves can be undone. */
    undoable: undoable.length,
    undo: () => start("undo", undoable),
    close,
  };
}

function shownRun({ name, tasks, outcomes }: BulkRun) {
  const rows = tasks.flatMap(({ row }) => {
    const outcome = outcomes.get(row.id);
    return outcome === undefined ? [] : [{ id: row.id, row, outcome }];
  });
  const [total, settled] = [tasks.length, rows.length];
  return { name, total, settled, rows: settled < total ? null : rows };
}

/** How many leads are sent at the same time. */
const workers = 5;

function isIn({ outcomes }: BulkRun, id: string, kind: RowOutcome["kind"]): boolean {
  return outcomes.get(id)?.kind === kind;
}

function withOutcome(run: BulkRun, id: string, outcome: RowOutcome): BulkRun {
  return { ...run, outcomes: new Map([...run.outcomes, [id, outcome]]) };
}

function withoutOutcomes(run: BulkRun, tasks: readonly BulkTask[]): BulkRun {
  const outcomes = new Map(run.outcomes);
  for (const { row } of tasks) outcomes.delete(row.id);
  return { ...run, outcomes };
}
