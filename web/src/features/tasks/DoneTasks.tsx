import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { MoreTasks } from "./MoreTasks.tsx";
import { TaskFailure } from "./TaskFailure.tsx";
import { TaskGroup } from "./TaskGroup.tsx";
import { TaskRows, type TaskRowsProps } from "./TaskRows.tsx";
import { taskList } from "./tasks.data.ts";
import { NoTasks, TasksLoading, TasksProblem } from "./TaskStates.tsx";
import { useTicking } from "./useTicking.ts";

type DoneTasksProps = Pick<TaskRowsProps, "changes" | "patientField" | "today"> & { uid: string };

/** Completed tasks, most recent first. */
export function DoneTasks({ uid, ...shared }: DoneTasksProps) {
  const { t } = useTranslation("tasks");
  const done = useLiveQuery(`tasks/${uid}/done`, taskList(uid, "done"));
  const ticking = useTicking();
  if (done.status === "error") return <TasksProblem {...done} />;
  if (done.status !== "content") return <TasksLoading />;

  const { doneAtOf } = ticking;
  const rows = ticking.withTicked(done.value.rows).toSorted((a, b) => doneAtOf(b) - doneAtOf(a));
  if (rows.length === 0) return <NoTasks view="done" fresh={done.value.fresh} />;
  return (
    <>
      <TaskFailure failure={ticking.failure} />
      <TaskGroup title={t("views.done")}>
        <TaskRows rows={rows} ticking={ticking} {...shared} />
      </TaskGroup>
      <MoreTasks list={done.value} />
    </>
  );
}
