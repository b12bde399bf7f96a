import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { grouped } from "./dueGroups.ts";
import { NoTasks, TasksLoading, TaskFailure } from "./TaskStates.tsx";
import { type TaskList, taskList } from "./tasks.data.ts";
import { TaskRows, type TaskRowsProps } from "./TaskRows.tsx";
import { useTaskCompletion } from "./useTaskChanges.ts";

type OpenTasksProps = Pick<TaskRowsProps, "changes" | "patientField" | "today"> & { uid: string };

/** Open tasks grouped by due date; those without one come last. */
export function OpenTasks({ uid, ...shared }: OpenTasksProps) {
  const { t } = useTranslation("tasks");
  const due = useLiveQuery(`tasks/${uid}/due`, taskList(uid, "due"));
  const someTime = useLiveQuery(`tasks/${uid}/someTime`, taskList(uid, "someTime"));
  const completion = useTaskCompletion();
  if (due.status === "error") return <LoadProblem failure={due.failure} onRetry={due.retry} />;
  if (someTime.status === "error") {
    return <LoadProblem failure={someTime.failure} onRetry={someTime.retry} />;
  }
  if (due.status !== "content" || someTime.status !== "content") return <TasksLoading />;

  const rows = completion.withTicked([...due.value.rows, ...someTime.value.rows]);
  if (rows.length === 0) {
    return <NoTasks view="open" fresh={due.value.fresh && someTime.value.fresh} />;
  }
  const parts = grouped(rows, shared.today);
  const part = (those: typeof parts, list: TaskList) => (
    <>
      {those.map(({ group, rows: inGroup }) => (
        <TaskGroup key={group} title={t(`groups.${group}`)}>
          <TaskRows rows={inGroup} completion={completion} {...shared} />
        </TaskGroup>
      ))}
      <MoreTasks list={list} />
    </>
  );
  return (
    <>
      <TaskFailure failure={completion.failure} />
      {part(
        parts.filter(({ group }) => group !== "someTime"),
        due.value,
      )}
      {part(
        parts.filter(({ group }) => group === "someTime"),
        someTime.value,
      )}
    </>
  );
}

type DoneTasksProps = Pick<TaskRowsProps, "changes" | "patientField" | "today"> & { uid: string };

/** Completed tasks, most recent first. */
export function DoneTasks({ uid, ...shared }: DoneTasksProps) {
  const { t } = useTranslation("tasks");
  const done = useLiveQuery(`tasks/${uid}/done`, taskList(uid, "done"));
  const completion = useTaskCompletion();
  if (done.status === "error") return <LoadProblem failure={done.failure} onRetry={done.retry} />;
  if (done.status !== "content") return <TasksLoading />;

  const { doneAtOf } = completion;
  const rows = completion.withTicked(done.value.rows).toSorted((a, b) => doneAtOf(b) - doneAtOf(a));
  if (rows.length === 0) return <NoTasks view="done" fresh={done.value.fresh} />;
  return (
    <>
      <TaskFailure failure={completion.failure} />
      <TaskGroup title={t("views.done")}>
        <TaskRows rows={rows} completion={completion} {...shared} />
      </TaskGroup>
      <MoreTasks list={done.value} />
    </>
  );
}

type TaskGroupProps = { title: string; children: ReactNode };

/** A group of tasks under a heading. */
function TaskGroup({ title, children }: TaskGroupProps) {
  const id = useId();
  return (
    <Box component="section" sx={{ display: "grid", gap: 1 }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Paper
        component="ul"
        variant="outlined"
        aria-labelledby={id}
        sx={{ borderRadius: "12px", listStyle: "none", margin: 0, padding: 0 }}
      >
        {children}
      </Paper>
    </Box>
  );
}

/** The button that loads more tasks, shown if there are any. */
function MoreTasks({ list: { more, showMore } }: { list: TaskList }) {
  const { t } = useTranslation("tasks");
  if (more === "none") return null;
  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={more === "loading"}
        onClick={() => {
          if (more !== "loading") showMore();
        }}
      >
        {t(more === "loading" ? "loading" : "more")}
      </Button>
    </div>
  );
}
