import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";

import { useLive } from "../../firebase/live.tsx";
import { dayAt } from "../../lib/calendarDay.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useNow } from "../../ui/useNow.ts";
import { useTimeZone } from "../../ui/useTimeZone.ts";
import { TaskFailure } from "./TaskFailure.tsx";
import { TaskItem } from "./TaskItem.tsx";
import { firstDue } from "./tasks.data.ts";
import { TasksLoading, TasksProblem } from "./TaskStates.tsx";
import { useTicking } from "./useTicking.ts";

/** The few tasks of a clinician's that are due first, for the dashboard: reads at most six. */
export function TasksSection({ uid }: { uid: string }) {
  const { t } = useTranslation("tasks");
  const due = useLive(`tasks/${uid}/first`, firstDue(uid, shown));
  const ticking = useTicking();
  const today = dayAt(useNow(), useTimeZone());
  if (due.status === "error") return <TasksProblem {...due} />;
  if (due.status !== "content") return <TasksLoading count={3} />;
  const rows = ticking
    .withTicked(due.value.rows)
    .toSorted((a, b) => (a.task.dueOn ?? "").localeCompare(b.task.dueOn ?? ""));
  if (rows.length === 0) {
    return due.value.fresh ? (
      <Paper variant="outlined" sx={{ borderRadius: "12px", padding: 2.5 }}>
        <Box sx={{ color: "text.secondary" }}>{t("nothingDue")}</Box>
      </Paper>
    ) : (
      <Notice severity="warning">{t("unreachable.title")}</Notice>
    );
  }
  return (
    <>
      <TaskFailure failure={ticking.failure} />
      <Paper
        component="ul"
        variant="outlined"
        aria-label={t("firstDue")}
        sx={{ borderRadius: "12px", listStyle: "none", margin: 0, padding: 0 }}
      >
        {rows.map((row) => (
          <TaskItem
            key={row.id}
            row={row}
            today={today}
            onTick={(done) => ticking.tick(row, done)}
          />
        ))}
      </Paper>
    </>
  );
}

const shown = 5;
