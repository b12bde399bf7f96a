import { conversationId, unreadCount } from "@salvia/domain/member/conversation";
import type { Patient } from "@salvia/domain/record/patient";
import { memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { ConversationList } from "../../../features/messages/ConversationList.tsx";
import { conversationsOfPatient } from "../../../features/messages/messages.data.ts";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Page } from "../Page.tsx";

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
      {own.status === "error" ? <LoadProblem failure={own.failure} onRetry={own.retry} /> : null}
      {own.status === "content" ? <Conversations uid={uid} patient={own.value} /> : null}
    </Page>
  );
}

function Conversations({ uid, patient }: { uid: string; patient: Patient | null }) {
  const { t } = useTranslation("messages");
  const live = useLiveQuery(`conversations/${uid}`, conversationsOfPatient(uid));
  if (live.status === "loading") return <LoadingBlock height={160} label={t("loading")} />;
  if (live.status === "error") return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  const begun = live.status === "content" ? live.value : [];
  const treating = patient?.clinicians ?? [];
  const others = treating.filter((id) => !begun.some(({ clinicianId }) => clinicianId === id));
  if (begun.length + others.length === 0) {
    return <Notice severity="info">{t("noDoctor")}</Notice>;
  }
  return (
    <Section title={t("list")}>
      <ConversationList
        rows={[
          ...begun.map((row) => ({
            id: row.id,
            to: memberPaths.conversation(row.id),
            name: <StaffName uid={row.clinicianId} />,
            unread: unreadCount(row, "patient"),
            latestAt: row.updatedAt,
            isOpen: treating.includes(row.clinicianId),
          })),
          ...others.map((clinicianId) => {
            const id = conversationId({ patientId: uid, clinicianId });
            return {
              id,
              to: memberPaths.conversation(id),
              name: <StaffName uid={clinicianId} />,
              unread: 0,
              latestAt: null,
              isOpen: true,
            };
          }),
        ]}
      />
    </Section>
  );
}
