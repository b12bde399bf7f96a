import WriteIcon from "@mui/icons-material/EditOutlined";
import { conversationId, unreadCount } from "@salvia/domain/member/conversation";
import { medicalPaths } from "@salvia/domain/site/paths";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { ConversationList } from "../../../features/messages/ConversationList.tsx";
import { conversationsOfClinician } from "../../../features/messages/messages.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { Page } from "../Page.tsx";

/** A clinician's conversations with patients, the latest first. */
export function MessagesPage() {
  return (
    <NamespaceLoader namespaces={["messages", "patients"]} fallback={<Loading />}>
      <Messages />
    </NamespaceLoader>
  );
}

function Messages() {
  const { t } = useTranslation(["messages", "portal"]);
  const uid = useAuth().user?.uid ?? "";
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Page
      title={t("portal:nav.messages")}
      lead={t("leadClinician")}
      action={
        <Button
          variant={isChoosing ? "outlined" : "contained"}
          startIcon={isChoosing ? null : <WriteIcon />}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {t(isChoosing ? "cancel" : "new")}
        </Button>
      }
    >
      {isChoosing ? <Recipient clinicianId={uid} /> : null}
      <Conversations uid={uid} />
    </Page>
  );
}

/** Opens the conversation with the chosen patient. */
function Recipient({ clinicianId }: { clinicianId: string }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Loading />}>
      <PatientPicker
        onChoose={({ uid: patientId }) =>
          void navigate(medicalPaths.conversation(conversationId({ patientId, clinicianId })))
        }
      />
    </Suspense>
  );
}

const PatientPicker = lazy(async () => ({
  default: (await import("../../../features/patients/PatientPicker.tsx")).PatientPicker,
}));

function Conversations({ uid }: { uid: string }) {
  const { t } = useTranslation("messages");
  const live = useLiveQuery(
    `conversations/pages/${uid}`,
    conversationsOfClinician(uid),
    ({ rows, more }) => rows.length === 0 && more === "none",
  );
  if (live.status === "loading") return <LoadingBlock height={160} label={t("loading")} />;
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status === "empty") {
    return (
      <StateMessage picture={<TrellisPicture />} title={t("empty")} level="h2">
        {t("emptyBody")}
      </StateMessage>
    );
  }
  const { rows, more, showMore } = live.value;
  return (
    <Section title={t("list")}>
      <ConversationList
        rows={rows.map((row) => ({
          id: row.id,
          to: medicalPaths.conversation(row.id),
          name: row.patientName,
          unread: unreadCount(row, "clinician"),
          latestAt: row.updatedAt,
          isOpen: true,
        }))}
      />
      <ShowMore {...{ more, showMore }} label={t("more")} />
    </Section>
  );
}
