import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import {
  conversationId,
  nextMessageAt,
  otherSide,
  unreadCount,
} from "@salvia/domain/member/conversation";
import { brand } from "@salvia/domain/site/brand";
import { useEffect, type ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useNow } from "../../ui/time/useNow.ts";
import { MessageForm } from "./MessageForm.tsx";
import { MessageLog } from "./MessageLog.tsx";
import {
  conversationOfTwo,
  markMessagesRead,
  messagesOf,
  sendMessage,
  type Between,
  type ConversationRow,
} from "./messages.data.ts";

type ConversationProps = {
  between: Between;
  /** The name of the other side. */
  other: ReactNode;
  /** Whether the clinician treats the patient, so that both can write. */
  isOpen: boolean;
};

/** The messages of a patient and a clinician, live, and a form for the next one. */
export function Conversation({ between, other, isOpen }: ConversationProps) {
  const { t } = useTranslation("messages");
  const { patientId, clinicianId, side } = between;
  const id = conversationId(between);
  const live = useLiveQuery(`conversation/${id}`, conversationOfTwo(patientId, clinicianId));
  const row = live.status === "content" ? (live.value[0] ?? null) : null;
  return (
    <Section title={t("log")}>
      {side === "patient" ? <BeforeWriting /> : null}
      {live.status === "loading" ? <Skeleton variant="rounded" height={160} /> : null}
      <LoadProblem of={live} />
      {live.status !== "content" ? null : row?.isStored ? (
        <Messages row={row} {...{ between, other, isOpen }} />
      ) : (
        <>
          <Typography sx={{ color: "text.secondary" }}>{t("none")}</Typography>
          {isOpen ? (
            <MessageForm
              conversationId={id}
              nextAt={null}
              onSend={(text) => sendMessage(null, between, text)}
            />
          ) : null}
        </>
      )}
    </Section>
  );
}

/** What a patient should know before relying on an answer. */
function BeforeWriting() {
  const { t } = useTranslation("messages");
  return (
    <Notice severity="warning">
      <Trans
        t={t}
        i18nKey="emergency"
        values={{ phone: brand.phone.display }}
        components={{ phone: <Link href={brand.phone.href} /> }}
      />
    </Notice>
  );
}

function Messages({ row, between, other, isOpen }: ConversationProps & { row: ConversationRow }) {
  const { t } = useTranslation("messages");
  const { side } = between;
  const ownUid = side === "patient" ? between.patientId : between.clinicianId;
  const now = useNow();
  const live = useLiveQuery(`messages/${row.id}`, messagesOf(row.id));
  useReading(row, side, live.status === "content");
  const neverRead = side === "patient" && !isOpen ? (row.neverRead ?? 0) : 0;
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status !== "content") return <Skeleton variant="rounded" height={160} />;
  return (
    <>
      <MessageLog
        pages={live.value}
        ownUid={ownUid}
        other={other}
        readUpTo={row.read[otherSide(side)] - neverRead}
      />
      {neverRead > 0 ? (
        <Notice severity="warning">{t("neverRead", { count: neverRead })}</Notice>
      ) : null}
      {isOpen ? (
        <MessageForm
          conversationId={row.id}
          nextAt={nextMessageAt(live.value.rows, ownUid, now)}
          onSend={(text) => sendMessage(row, between, text)}
        />
      ) : (
        <Notice severity="info">{t("ended")}</Notice>
      )}
    </>
  );
}

/** Marks messages as read while their reader can see them. */
function useReading(row: ConversationRow, side: Between["side"], isShown: boolean): void {
  const unread = unreadCount(row, side);
  useEffect(() => {
    function read() {
      if (!isShown || unread === 0 || document.visibilityState !== "visible") return;
      // Refused if a message arrives meanwhile, which shows the next count and so tries again.
      markMessagesRead(row, side).catch(() => {});
    }
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the counts decide what is written
  }, [isShown, unread, row.sent.patient, row.sent.clinician]);
}
