import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { endOf } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";

import { AppointmentActions } from "../../../features/appointments/list/AppointmentActions.tsx";
import { AppointmentFacts } from "../../../features/appointments/list/AppointmentFacts.tsx";
import {
  appointmentDocument,
  type AppointmentRow,
} from "../../../features/appointments/data/appointments.data.ts";
import { PatientIdentity } from "../../../features/patients/PatientIdentity.tsx";
import { RecordLink } from "../../../features/appointments/list/RecordLink.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
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
          <Content row={row} />
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

function Content({ row }: { row: AppointmentRow }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "400px minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start", "& > section": { width: 1 } }}>
        <AppointmentFacts row={row} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "&:empty": { display: "none" } }}>
          <VisitLink row={row} />
          <RecordLink row={row} />
        </Box>
      </Box>
      <AppointmentActions row={row} />
    </Box>
  );
}

function VisitLink({ row: { id, appointment } }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const hasVisits = useIsOn("visits");
  const { mode, status } = appointment;
  if (!hasVisits || mode !== "telemedicine" || status !== "confirmed" || now >= endOf(appointment))
    return null;
  return (
    <Button variant="contained" component={Link} to={medicalPaths.visit(id)}>
      {t("page.visit")}
    </Button>
  );
}
