import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { AppointmentCard } from "../../../features/appointments/list/AppointmentCard.tsx";
import { appointmentDocument } from "../../../features/appointments/data/appointments.data.ts";
import { PatientIdentity } from "../../../features/patients/PatientIdentity.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { Page } from "../Page.tsx";

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
        </>
      ) : isAbsent ? (
        <StateMessage picture={<TrellisPicture />} title={t("page.gone")} level="h2">
          {t("page.goneBody")}
        </StateMessage>
      ) : live.status === "error" ? (
        <LoadProblem failure={live.failure} onRetry={live.retry} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
