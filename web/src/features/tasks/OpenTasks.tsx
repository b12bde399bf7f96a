import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { grouped } from "./dueGroups.ts";
import { MoreTasks } from "./MoreTasks.tsx";
import { NoTasks, TasksLoading, TasksProblem } from "./TaskStates.tsx";
import type { TaskList } from "./taskPages.ts";
import { taskList } from "./tasks.data.ts";
import { TaskGroup } from "./TaskGroup.tsx";
import { TaskRows, type TaskRowsProps } from "./TaskRows.tsx";
import { useTicking } from "./useTicking.ts";
import { TaskFailure } from "./TaskFailure.tsx";

type OpenTasksProps = Pick<TaskRowsProps, "changes" | "patientField" | "today"> & { uid: string };

/** Open tasks grouped by due date; those without one come last. */
export function OpenTasks({ uid, ...shared }: OpenTasksProps) {
  const { t } = useTranslation("tasks");
  const due = useLiveQuery(`tasks/${uid}/due`, taskList(uid, "due"));
  const someTime = useLiveQuery(`tasks/${uid}/someTime`, taskList(uid, "someTime"));
  const ticking = useTicking();
  if (due.status === "error") return <TasksProblem {...due} />;
  if (someTime.status === "error") return <TasksProblem {...someTime} />;
  if (due.status !== "content" || someTime.status !== "content") return <TasksLoading />;

  const rows = ticking.withTicked([...due.value.rows, ...someTime.value.rows]);
  if (rows.length === 0) {
    return <NoTasks view="open" fresh={due.value.fresh && someTime.value.fresh} />;
  }
  const parts = grouped(rows, shared.today);
  const part = (those: typeof parts, list: TaskList) => (
    <>
      {those.map(({ group, rows: inGroup }) => (
        <TaskGroup key={group} title={t(`groups.${group}`)}>
          <TaskRows rows={inGroup} ticking={ticking} {...shared} />
        </TaskGroup>
      ))}
      <MoreTasks list={list} />
    </>
  );
  return (
    <>
      <TaskFailure failure={ticking.failure} />
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
