import { memberPaths } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { VisitFlow } from "../../features/visits/VisitFlow.tsx";
import { MoreTexts } from "../../i18n/MoreTexts.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "./Page.tsx";

/** A visit by video, for its patient. */
export function MemberVisitPage() {
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
      <VisitFlow appointmentId={id} side="patient" home={memberPaths.home} />
    </Page>
  );
}
