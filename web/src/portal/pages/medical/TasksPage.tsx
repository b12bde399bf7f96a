import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { UnsignedNotesSection } from "../../../features/records/notes/UnsignedNotesSection.tsx";
import { TaskBoard, taskViews } from "../../../features/tasks/TaskBoard.tsx";
import type { PatientField } from "../../../features/tasks/TaskFields.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";
import { TaskPatient } from "./TaskPatient.tsx";

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
