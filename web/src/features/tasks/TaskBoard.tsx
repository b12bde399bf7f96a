import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useNow } from "../../ui/time/useNow.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { dayAt } from "../../lib/time/calendarDay.ts";
import { DoneTasks, OpenTasks } from "./TaskLists.tsx";
import { NewTask } from "./NewTask.tsx";
import type { PatientField } from "./TaskFields.tsx";
import { TaskFailure } from "./TaskStates.tsx";
import { useTaskChanges } from "./useTaskChanges.ts";

export const taskViews = ["open", "done"] as const;

export type TaskView = (typeof taskViews)[number];

type TaskBoardProps = {
  uid: string;
  view: TaskView;
  onShow: (view: TaskView) => void;
  patientField: PatientField;
};

/** A clinician's own tasks: the open ones by due date, or the completed ones. */
export function TaskBoard({ uid, view, onShow, patientField }: TaskBoardProps) {
  const { t } = useTranslation("tasks");
  const id = useId();
  const today = dayAt(useNow(), useKnownTimeZone());
  const changes = useTaskChanges(uid);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 820px)", gap: 2.5 }}>
      <NewTask patientField={patientField} onAdd={changes.add} />
      <TaskFailure failure={changes.failure} />
      <Tabs
        value={view}
        onChange={(_event, value) => onShow(taskViews.find((known) => known === value) ?? view)}
        aria-label={t("views.label")}
        sx={{ minHeight: 44 }}
      >
        {taskViews.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            label={t(`views.${each}`)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${view}`}
        sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
      >
        {view === "open" ? (
          <OpenTasks {...{ uid, today, changes, patientField }} />
        ) : (
          <DoneTasks {...{ uid, today, changes, patientField }} />
        )}
      </Box>
    </Box>
  );
}
