import { conversationId, unreadCount } from "@salvia/domain/member/conversation";
import type { Patient } from "@salvia/domain/record/patient";
import { memberPaths } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ConversationList } from "../../../features/messages/ConversationList.tsx";
import { conversationsOfPatient } from "../../../features/messages/messages.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";

type MemberConversationsProps = {
  uid: string;
  patient: Patient | null;
  title: string;
  /** How many are shown at most. */
  most?: number;
  action?: ReactNode;
  /** What is shown without a conversation and without a doctor to begin one with. */
  none: ReactNode;
};

/** A member's conversations, latest first, and those that can begin. The menu reads the same ones. */
export function MemberConversations(props: MemberConversationsProps) {
  const { uid, patient, title, most = Infinity, action, none } = props;
  const { t } = useTranslation("messages");
  const live = useLiveQuery(`conversations/${uid}`, conversationsOfPatient(uid));
  if (live.status === "loading") return <LoadingBlock height={160} label={t("loading")} />;
  if (live.status === "error") return <LoadProblem of={live} />;
  const begun = live.status === "content" ? live.value : [];
  const treating = patient?.clinicians ?? [];
  const others = treating.filter((id) => !begun.some(({ clinicianId }) => clinicianId === id));
  if (begun.length + others.length === 0) {
    return none;
  }
  return (
    <Section title={title} action={action}>
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
        ].slice(0, most)}
      />
    </Section>
  );
}
