import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";

import { AppointmentCard } from "../../../features/appointments/list/AppointmentCard.tsx";
import { appointmentDocument } from "../../../features/appointments/data/appointments.data.ts";
import { FollowUp } from "../../../features/appointments/list/FollowUp.tsx";
import { PatientIdentity } from "../../../features/patients/PatientIdentity.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { Page } from "../Page.tsx";
import { NewAppointment, type AppointmentPlan } from "./NewAppointment.tsx";

/** One appointment, live, with the clinician's actions. */
export function AppointmentPage() {
  const { id = "" } = useParams();
  return (
    <NamespaceLoader namespaces={["appointments"]} fallback={<Loading />}>
      <OneAppointment key={id} id={id} />
    </NamespaceLoader>
  );
}

function OneAppointment({ id }: { id: string }) {
  const { t } = useTranslation("appointments");
  const live = useLiveQuery(`appointment/${id}`, appointmentDocument(id), (row) => row === null);
  const [followUp, setFollowUp] = useState<Pick<AppointmentPlan, "near" | "startsAt"> | null>(null);
  const showToast = useToast();
  const navigate = useNavigate();
  const row = live.status === "content" ? live.value : null;
  // The rules deny a missing appointment like a colleague's, so both show as absent.
  const isAbsent =
    live.status === "empty" || (live.status === "error" && live.failure.code === "not-allowed");
  return (
    <Page
      title={t("page.title")}
      heading={row?.appointment.patientName ?? t("page.title")}
      above={<BackLink to={medicalPaths.calendar}>{t("page.back")}</BackLink>}
    >
      {row !== null ? (
        <>
          <PatientIdentity
            patientId={row.appointment.patientId}
            shownName={row.appointment.patientName}
          />
          <AppointmentCard row={row} />
          <FollowUp
            appointment={row.appointment}
            onBook={(near, startsAt) => setFollowUp({ near, ...(startsAt && { startsAt }) })}
          />
        </>
      ) : isAbsent ? (
        <StateMessage picture={<TrellisPicture />} title={t("page.gone")} level="h2">
          {t("page.goneBody")}
        </StateMessage>
      ) : live.status === "error" ? (
        <LoadProblem of={live} />
      ) : (
        <Loading />
      )}
      {row !== null && followUp !== null ? (
        <NewAppointment
          plan={{
            patientId: row.appointment.patientId,
            mode: row.appointment.mode,
            ...followUp,
          }}
          onMade={(made) => {
            setFollowUp(null);
            showToast("success", t("toast.made"), {
              label: t("toast.open"),
              onPress: () => void navigate(medicalPaths.appointment(made)),
            });
          }}
          onClose={() => setFollowUp(null)}
        />
      ) : null}
    </Page>
  );
}
