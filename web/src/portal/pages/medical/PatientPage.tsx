import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import type { Patient } from "@salvia/domain/record/patient";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";

import { PatientAppointments } from "../../../features/appointments/list/PatientAppointments.tsx";
import { PatientIdentity } from "../../../features/patients/PatientIdentity.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { TaskDialog } from "../../../features/tasks/TaskDialog.tsx";
import { TaskFailure } from "../../../features/tasks/TaskStates.tsx";
import { useTaskChanges } from "../../../features/tasks/useTaskChanges.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { Page } from "../Page.tsx";
import { NewAppointment } from "./NewAppointment.tsx";

/** One of the clinician's patients: who they are, their appointments, and what to do next. */
export function PatientPage() {
  const { id = "" } = useParams();
  return (
    <NamespaceLoader namespaces={["patients", "appointments", "tasks"]} fallback={<Loading />}>
      <OnePatient key={id} id={id} />
    </NamespaceLoader>
  );
}

function OnePatient({ id }: { id: string }) {
  const { t } = useTranslation("patients");
  const live = useLiveQuery(`patient/${id}`, patientDocument(id), isNull);
  const patient = live.status === "content" ? live.value : null;
  // The rules deny a missing patient like a colleague's, so both show as absent.
  const isAbsent =
    live.status === "empty" || (live.status === "error" && live.failure.code === "not-allowed");
  return (
    <Page
      title={t("page.title")}
      heading={patient?.name ?? t("page.title")}
      above={<BackLink to={medicalPaths.calendar}>{t("page.back")}</BackLink>}
      action={patient === null ? null : <Actions patient={{ uid: id, name: patient.name }} />}
    >
      {patient !== null ? (
        <Known id={id} name={patient.name} />
      ) : isAbsent ? (
        <StateMessage picture={<TrellisPicture />} title={t("page.gone")} level="h2">
          {t("page.goneBody")}
        </StateMessage>
      ) : live.status === "error" ? (
        <LoadProblem of={live} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function isNull(patient: Patient | null): boolean {
  return patient === null;
}

function Known({ id, name }: { id: string; name: string }) {
  const { user } = useAuth();
  return (
    <>
      <PatientIdentity patientId={id} shownName={name} />
      {user === null ? null : <PatientAppointments clinicianId={user.uid} patientId={id} />}
    </>
  );
}

/** Makes an appointment with the patient, or a task about them. */
function Actions({ patient }: { patient: { uid: string; name: string } }) {
  const { t } = useTranslation(["appointments", "tasks"]);
  const { user } = useAuth();
  const tasks = useTaskChanges(user?.uid ?? "");
  const [open, setOpen] = useState<"appointment" | "task" | null>(null);
  const showToast = useToast();
  const navigate = useNavigate();
  const close = () => setOpen(null);

  function showMade(id: string) {
    close();
    showToast("success", t("toast.made"), {
      label: t("toast.open"),
      onPress: () => void navigate(medicalPaths.appointment(id)),
    });
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen("task")}>
        {t("tasks:form.new")}
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen("appointment")}>
        {t("new.action")}
      </Button>
      <TaskFailure failure={tasks.failure} />
      {open === "appointment" ? (
        <NewAppointment plan={{ patientId: patient.uid }} onMade={showMade} onClose={close} />
      ) : null}
      {open === "task" ? (
        <TaskDialog
          about={{ id: patient.uid, name: patient.name }}
          onSave={(details) => {
            tasks.add(details);
            showToast("success", t("tasks:form.added"));
          }}
          onClose={close}
        />
      ) : null}
    </Box>
  );
}
