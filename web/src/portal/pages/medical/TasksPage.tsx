import ClearIcon from "@mui/icons-material/Clear";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { UnsignedNotesSection } from "../../../features/records/notes/UnsignedNotesSection.tsx";
import { TaskBoard, taskViews } from "../../../features/tasks/TaskBoard.tsx";
import type { PatientField } from "../../../features/tasks/TaskFields.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";
import type { TaskPatient as Patient } from "../../../features/tasks/taskForm.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";

/** A clinician's tasks; the filter is in the address. */
export function TasksPage() {
  return (
    <NamespaceLoader namespaces={["tasks"]} fallback={<Loading />}>
      <Tasks />
    </NamespaceLoader>
  );
}

function Tasks() {
  const { t } = useTranslation(["portal", "tasks"]);
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const view = taskViews.find((known) => known === query.get("view")) ?? "open";
  return (
    <Page title={t("nav.tasks")} lead={t("tasks:lead")}>
      <UnsignedNotesSection />
      {user === null ? null : (
        <TaskBoard
          uid={user.uid}
          view={view}
          onShow={(next) => setQuery(next === "open" ? {} : { view: next })}
          patientField={patientField}
        />
      )}
    </Page>
  );
}

const patientField: PatientField = (chosen, onChoose) => (
  <TaskPatient chosen={chosen} onChoose={onChoose} />
);

type TaskPatientProps = {
  chosen: Patient | null;
  onChoose: (patient: Patient | null) => void;
};

/** The patient of a task, optional. Patient names load only when the user searches. */
function TaskPatient({ chosen, onChoose }: TaskPatientProps) {
  const { t } = useTranslation("tasks");
  const place = useRef<HTMLDivElement>(null);
  const [looking, setLooking] = useState(false);
  const shown = chosen !== null ? "chosen" : looking ? "looking" : "nobody";
  useFocusKept(place, shown);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ display: "flex", alignItems: "center", minHeight: 40, "&:focus": { outline: "none" } }}
    >
      {chosen !== null ? (
        <>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {chosen.name}
          </Box>
          <IconButton
            aria-label={t("form.clear", { name: chosen.name })}
            onClick={() => onChoose(null)}
          >
            <ClearIcon fontSize="small" />
          </IconButton>
        </>
      ) : looking ? (
        <Box sx={{ flexGrow: 1 }}>
          <NamespaceLoader namespaces={["patients"]} fallback={<Skeleton height={56} />}>
            <Suspense fallback={<Skeleton height={56} />}>
              <PatientPicker
                onChoose={({ uid, name }) => {
                  setLooking(false);
                  onChoose({ id: uid, name });
                }}
              />
            </Suspense>
          </NamespaceLoader>
        </Box>
      ) : (
        <Button onClick={() => setLooking(true)}>{t("form.patient")}</Button>
      )}
    </Box>
  );
}

const PatientPicker = lazy(async () => ({
  default: (await import("../../../features/patients/PatientPicker.tsx")).PatientPicker,
}));
