import { medicalPaths } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { RecordPanel } from "../../features/records/RecordPanel.tsx";
import { VisitFlow } from "../../features/visits/VisitFlow.tsx";
import { MoreTexts } from "../../i18n/MoreTexts.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "./Page.tsx";

/** A visit by video, for its clinician, with the patient's record beside the picture. */
export function VisitPage() {
  const { id = "" } = useParams();
  return (
    <MoreTexts namespaces={["visits"]} fallback={<Loading />}>
      <OneVisit key={id} id={id} />
    </MoreTexts>
  );
}

function OneVisit({ id }: { id: string }) {
  const { t } = useTranslation("visits");
  return (
    <Page title={t("title")}>
      <VisitFlow
        appointmentId={id}
        side="clinician"
        home={medicalPaths.home}
        renderBeside={({ patientId, patientName }) => (
          <RecordPanel appointmentId={id} patientId={patientId} patientName={patientName} />
        )}
      />
    </Page>
  );
}
