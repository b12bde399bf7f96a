import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { undoableUntil } from "@salvia/domain/lead/stageTransition";
import type { BulkJob } from "@salvia/domain/lead/bulk/bulkJob";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { bulkJob, resultsOfJob, type JobResult } from "./bulkJob.data.ts";
import { BulkDialog, BulkOutcomes } from "./BulkOutcomes.tsx";
import type { BulkJobs, ShownJob } from "./useBulkJob.ts";

type BulkJobProgressProps = {
  jobs: BulkJobs;
  /** Called with the ids of the leads that are done. */
  onDone: (ids: readonly string[]) => void;
};

/** The progress of a job on the server, and what became of each lead. */
export function BulkJobProgress({ jobs, onDone }: BulkJobProgressProps) {
  const { t } = useTranslation("leadBulk");
  const { job, mutation, retry, close } = jobs;
  if (job === null) return null;
  if (job.isStarted) return <StartedJob key={job.id} {...{ job, jobs, onDone }} />;
  return (
    <BulkDialog
      title={t(`run.${job.name}`)}
      onClose={mutation.busy ? null : close}
      actions={mutation.busy ? null : <Button onClick={retry}>{t("job.retry")}</Button>}
    >
      {mutation.busy ? <LinearProgress aria-label={t("progress")} /> : null}
      <MutationProblem mutation={mutation} />
    </BulkDialog>
  );
}

type StartedJobProps = BulkJobProgressProps & { job: ShownJob };

function StartedJob({ job, jobs, onDone }: StartedJobProps) {
  const { t } = useTranslation("leadBulk");
  const live = useLiveQuery(`bulkJobs/${job.id}`, bulkJob(job.id));
  const stored = live.status === "content" ? live.value : null;
  const [isOpen, setOpen] = useState(job.rows.size > 0);
  const { results, failure, read } = useResults(job.id, stored, onDone);
  const now = useNow();
  const settled = stored === null ? 0 : stored.done + stored.skipped;
  const total = stored?.total ?? job.rows.size;

  if (!isOpen) {
    return (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <output>
          {stored?.finishedAt
            ? t("done", { done: stored.done, count: total })
            : t("job.running", { settled, count: total })}
        </output>
        <Button onClick={() => setOpen(true)}>{t("job.show")}</Button>
      </Box>
    );
  }
  const isUndo = job.name === "undo" || job.name === "unassign";
  const isRecent = stored?.finishedAt && now < undoableUntil(stored.finishedAt);
  const undoable = results?.filter(({ isUndoable: is }) => is).length ?? 0;
  return (
    <BulkOutcomes
      name={job.name}
      total={total}
      settled={settled}
      rows={
        results === null
          ? null
          : inSelectedOrder(results, job).map(({ leadId, outcome }) => ({
              id: leadId,
              // The outcome names no one who was erased.
              row: job.name === "erase" ? null : (job.rows.get(leadId) ?? null),
              outcome,
            }))
      }
      problem={
        live.status === "error" ? (
          <LoadProblem of={live} />
        ) : failure === null ? null : (
          <LoadProblem of={{ failure, retry: read }} />
        )
      }
      undoable={isRecent && !isUndo ? undoable : 0}
      onUndo={() => jobs.undo(job)}
      onClose={() => (stored?.finishedAt ? jobs.close() : setOpen(false))}
    />
  );
}

/** Results in the order in which the leads were selected, if this page has the selection. */
function inSelectedOrder(results: readonly JobResult[], { rows }: ShownJob): readonly JobResult[] {
  const places = new Map([...rows.keys()].map((id, place) => [id, place]));
  const place = ({ leadId }: JobResult) => places.get(leadId) ?? 0;
  return results.toSorted((a, b) => place(a) - place(b));
}

/** Reads what became of the leads, once a job has finished. */
function useResults(id: string, job: BulkJob | null, onDone: BulkJobProgressProps["onDone"]) {
  const [results, setResults] = useState<readonly JobResult[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function read() {
    if (job === null) return;
    setFailure(null);
    try {
      const found = await resultsOfJob(id, job);
      setResults(found);
      onDone(found.flatMap(({ leadId, outcome }) => (outcome === "done" ? [leadId] : [])));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  const isFinished = job !== null && job.finishedAt !== null;
  useEffect(() => {
    if (isFinished) void read();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads once, when it has finished
  }, [isFinished]);
  return { results, failure, read: () => void read() };
}
