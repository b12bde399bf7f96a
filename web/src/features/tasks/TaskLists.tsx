import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { TaskDialog } from "./TaskDialog.tsx";
import type { PatientField } from "./TaskFields.tsx";
import { TaskItem } from "./TaskItem.tsx";
import { grouped } from "./dueGroups.ts";
import { NoTasks, TasksLoading, TaskFailure } from "./TaskStates.tsx";
import { type TaskList, taskList, type TaskRow } from "./tasks.data.ts";
import { useTaskCompletion, type useTaskChanges } from "./useTaskChanges.ts";

type OpenTasksProps = Pick<TaskRowsProps, "changes" | "patientField" | "today"> & { uid: string };

/** Open tasks grouped by due date; those without one come last. */
export function OpenTasks({ uid, ...shared }: OpenTasksProps) {
  const { t } = useTranslation("tasks");
  const due = useLiveQuery(`tasks/${uid}/due`, taskList(uid, "due"));
  const someTime = useLiveQuery(`tasks/${uid}/someTime`, taskList(uid, "someTime"));
  const completion = useTaskCompletion();
  if (due.status === "error") return <LoadProblem of={due} />;
  if (someTime.status === "error") return <LoadProblem of={someTime} />;
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
          <TaskRows
            rows={inGroup}
            isDayKnown={group === "today" || group === "tomorrow"}
            completion={completion}
            {...shared}
          />
        </TaskGroup>
      ))}
      <ShowMore {...list} label={t("more")} />
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
  if (done.status === "error") return <LoadProblem of={done} />;
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
      <ShowMore {...done.value} label={t("more")} />
    </>
  );
}

type TaskGroupProps = { title: string; children: ReactNode };

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

type TaskRowsProps = {
  rows: readonly TaskRow[];
  isDayKnown?: boolean;
  today: string;
  completion: ReturnType<typeof useTaskCompletion>;
  changes: ReturnType<typeof useTaskChanges>;
  patientField: PatientField;
};

/** The rows of a task list, each of which can be ticked and opened for editing. */
function TaskRows(props: TaskRowsProps) {
  const { rows, isDayKnown = false, today, completion, changes, patientField } = props;
  const [open, setOpen] = useState<string | null>(null);
  // Unconfirmed writes are lost when the document unloads.
  useUnloadWarning(rows.some(({ pending }) => pending));
  const opened = rows.find(({ id }) => id === open);
  return (
    <>
      {rows.map((row) => (
        <TaskItem
          key={row.id}
          row={row}
          today={today}
          isDayKnown={isDayKnown}
          onTick={(done) => completion.tick(row, done)}
          onEdit={() => setOpen(row.id)}
        />
      ))}
      {opened === undefined ? null : (
        <TaskDialog
          about={opened}
          patientField={patientField}
          onSave={(details) => {
            completion.release(opened.id);
            changes.change(opened, details);
          }}
          onDelete={() => {
            completion.release(opened.id);
            changes.remove(opened.id);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
