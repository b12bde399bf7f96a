import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { Conversation } from "../../../features/messages/Conversation.tsx";
import { PatientIdentity } from "../../../features/patients/PatientIdentity.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { NotFoundPage } from "../NotFoundPage.tsx";
import { Page } from "../Page.tsx";

/** A clinician's messages with one patient. */
export function ConversationPage() {
  const { id = "" } = useParams();
  const uid = useAuth().user?.uid ?? "";
  if (!id.endsWith(`_${uid}`)) return <NotFoundPage home={medicalPaths.home} />;
  return (
    <NamespaceLoader namespaces={["messages"]} fallback={<Loading />}>
      <WithPatient key={id} uid={uid} patientId={id.slice(0, -uid.length - 1)} />
    </NamespaceLoader>
  );
}

function WithPatient({ uid, patientId }: { uid: string; patientId: string }) {
  const { t } = useTranslation(["messages", "portal"]);
  const live = useLiveQuery(`patient/${patientId}`, patientDocument(patientId));
  const patient = live.status === "content" ? live.value : null;
  // The rules deny a patient whom the clinician doesn't treat, whether there is one or not.
  const isDenied =
    (live.status === "error" && live.failure.code === "not-allowed") ||
    (live.status === "content" && live.value === null);
  return (
    <Page
      title={t("portal:nav.messages")}
      heading={patient?.name ?? t("portal:nav.messages")}
      above={<BackLink to={medicalPaths.messages}>{t("back")}</BackLink>}
    >
      {live.status === "loading" ? <Loading /> : null}
      {isDenied ? <Notice severity="info">{t("endedClinician")}</Notice> : null}
      {live.status === "error" && !isDenied ? <LoadProblem of={live} /> : null}
      {patient === null ? null : (
        <>
          <PatientIdentity patientId={patientId} shownName={patient.name} />
          <Conversation
            between={{ patientId, clinicianId: uid, patientName: patient.name, side: "clinician" }}
            other={patient.name}
            isOpen
          />
        </>
      )}
    </Page>
  );
}
