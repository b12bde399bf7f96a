import type { AssignAction, BulkAction } from "@salvia/domain/lead/bulk/bulkAction";
import type { BulkJob } from "@salvia/domain/lead/bulk/bulkJob";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { useState } from "react";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation, type Mutation } from "../../../firebase/useMutation.ts";
import { useAuth, useSession } from "../../../session/useAuth.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { unfinishedJob } from "./bulkJob.data.ts";

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

/** A job on the selected leads, as this page knows it. */
export type ShownJob = {
  id: string;
  name: BulkActionName;
  /** The leads as they were selected; empty if the job began before this page. */
  rows: ReadonlyMap<string, LeadRow>;
  /** Whether the server has the job; until then, the call can be repeated. */
  isStarted: boolean;
  send: () => Promise<unknown>;
};

type StartedAction = BulkAction | AssignAction | { kind: "erase" };

export type BulkJobs = {
  job: ShownJob | null;
  mutation: Mutation;
  start: (name: BulkActionName, action: StartedAction, rows: readonly LeadRow[]) => void;
  retry: () => void;
  undo: (of: ShownJob) => void;
  close: () => void;
};

/**
 * Starts jobs on the server, and finds one that is still running when the page opens: it goes on
 * without the page.
 */
export function useBulkJob(): BulkJobs {
  const session = useSession();
  const uid = useAuth().user?.uid ?? "";
  const mutation = useMutation();
  const [job, setJob] = useState<ShownJob | null>(null);
  const live = useLiveQuery(`bulkJobs/unfinished/${uid}`, unfinishedJob(uid));
  const running = live.status === "content" ? live.value.rows[0] : undefined;
  if (job === null && running !== undefined) {
    const rows = new Map<string, LeadRow>();
    const name = nameOf(running.job);
    setJob({ id: running.id, name, rows, isStarted: true, send: async () => {} });
  }

  async function order(next: ShownJob) {
    setJob(next);
    const isStarted = await mutation.run(async () => void (await next.send()));
    if (isStarted) setJob({ ...next, isStarted });
  }

  return {
    job,
    mutation,
    start(name, action, rows) {
      // Repeating the call with the same id starts nothing twice.
      const id = crypto.randomUUID();
      const request = {
        jobId: id,
        rows: rows.map(({ id: leadId, lead: { rev } }) => ({ id: leadId, rev })),
      };
      const send = async () => {
        if (action.kind === "erase") {
          await session.ask(leadEndpoints.startErasureJob, request);
        } else {
          const ordered = action.kind === "nextStep" ? withTime(action) : action;
          await session.ask(leadEndpoints.startBulkJob, { ...request, action: ordered });
        }
      };
      const byId = new Map(rows.map((row) => [row.id, row]));
      void order({ id, name, rows: byId, isStarted: false, send });
    },
    retry: () => void (job === null ? undefined : order(job)),
    undo(of) {
      const id = crypto.randomUUID();
      const send = () => session.ask(leadEndpoints.undoBulkJob, { jobId: id, of: of.id });
      const name = of.name === "assign" ? "unassign" : "undo";
      void order({ id, name, rows: of.rows, isStarted: false, send });
    },
    close() {
      mutation.forget();
      setJob(null);
    },
  };
}

function nameOf({ action }: BulkJob): BulkActionName {
  return action.kind === "move" && action.to === "lost" ? "lose" : action.kind;
}

function withTime({ kind, step }: Extract<BulkAction, { kind: "nextStep" }>) {
  return { kind, step: { ...step, dueAt: step.dueAt?.getTime() ?? null } };
}
