import { memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { appointmentDocument } from "../../../features/appointments/data/appointments.data.ts";
import { MemberAppointment } from "../../../features/appointments/list/MemberAppointments.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { Page } from "../Page.tsx";

/** One of a member's appointments, live: where emails and notifications lead to. */
export function MemberAppointmentPage() {
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
  const uid = useAuth().user?.uid ?? "";
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  const patient = own.status === "content" ? own.value : null;
  // The rules deny a missing appointment like another person's, so both show as absent.
  const isAbsent =
    live.status === "empty" || (live.status === "error" && live.failure.code === "not-allowed");
  return (
    <Page
      title={t("page.title")}
      above={<BackLink to={memberPaths.appointments}>{t("member.all")}</BackLink>}
    >
      {live.status === "content" && live.value !== null ? (
        <MemberAppointment row={live.value} patient={patient} />
      ) : isAbsent ? (
        <StateMessage picture={<TrellisPicture />} title={t("page.gone")} level="h2">
          {t("member.goneBody")}
        </StateMessage>
      ) : live.status === "error" ? (
        <LoadProblem of={live} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
