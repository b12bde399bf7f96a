import { useTranslation } from "react-i18next";

import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Page } from "../Page.tsx";
import { MemberConversations } from "./MemberConversations.tsx";

/** A member's conversations: one with each clinician who treats or has treated them. */
export function MemberMessagesPage() {
  return (
    <NamespaceLoader namespaces={["messages"]} fallback={<Loading />}>
      <Messages />
    </NamespaceLoader>
  );
}

function Messages() {
  const { t } = useTranslation(["messages", "portal"]);
  const uid = useAuth().user?.uid ?? "";
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  return (
    <Page title={t("portal:nav.messages")} lead={t("lead")}>
      {own.status === "loading" ? <LoadingBlock height={160} label={t("loading")} /> : null}
      <LoadProblem of={own} />
      {own.status === "content" ? (
        <MemberConversations
          uid={uid}
          patient={own.value}
          title={t("list")}
          none={<Notice severity="info">{t("noDoctor")}</Notice>}
        />
      ) : null}
    </Page>
  );
}
