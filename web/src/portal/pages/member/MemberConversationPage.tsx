import { memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { Conversation } from "../../../features/messages/Conversation.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { StaffName, useStaffName } from "../../../ui/StaffName.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { NotFoundPage } from "../NotFoundPage.tsx";
import { Page } from "../Page.tsx";

/** A member's messages with one clinician. */
export function MemberConversationPage() {
  const { id = "" } = useParams();
  const uid = useAuth().user?.uid ?? "";
  const isOwn = id.startsWith(`${uid}_`);
  if (!isOwn) return <NotFoundPage home={memberPaths.home} />;
  return (
    <NamespaceLoader namespaces={["messages"]} fallback={<Loading />}>
      <WithClinician key={id} uid={uid} clinicianId={id.slice(uid.length + 1)} />
    </NamespaceLoader>
  );
}

function WithClinician({ uid, clinicianId }: { uid: string; clinicianId: string }) {
  const { t } = useTranslation(["messages", "portal"]);
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  const name = useStaffName(clinicianId);
  const patient = own.status === "content" ? own.value : null;
  return (
    <Page
      title={t("portal:nav.messages")}
      heading={name}
      above={<BackLink to={memberPaths.messages}>{t("back")}</BackLink>}
    >
      {own.status === "loading" ? <Loading /> : null}
      <LoadProblem of={own} />
      {own.status === "content" ? (
        <Conversation
          between={{
            patientId: uid,
            clinicianId,
            patientName: patient?.name ?? "",
            side: "patient",
          }}
          other={<StaffName uid={clinicianId} />}
          isOpen={patient?.clinicians.includes(clinicianId) === true}
        />
      ) : null}
    </Page>
  );
}
