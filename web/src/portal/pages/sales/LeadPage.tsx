import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Lead } from "@salvia/domain/lead/lead";
import type { OwnActivity } from "@salvia/domain/lead/leadActivity";
import { mergeUndoableMs } from "@salvia/domain/lead/leadMerge";
import { canHaveNextStep } from "@salvia/domain/lead/nextStep";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";

import type { ActivityForm } from "../../../features/activities/activityForm.ts";
import { AddActivity } from "../../../features/activities/AddActivity.tsx";
import { ActivityTimeline } from "../../../features/activities/ActivityTimeline.tsx";
import { ContactActions } from "../../../features/leads/contact/ContactActions.tsx";
import { MessageButton } from "../../../features/leads/contact/MessageButton.tsx";
import type { ContactToLog } from "../../../features/leads/contact/ContactOfferProvider.tsx";
import { useContactToLog } from "../../../features/leads/contact/useContactToLog.ts";
import { ChecklistSection } from "../../../features/leads/checklist/ChecklistSection.tsx";
import { ConnectionNotice } from "../../../features/leads/ConnectionNotice.tsx";
import {
  ErasePersonButton,
  LeadPageActions,
} from "../../../features/leads/page/LeadPageActions.tsx";
import { ExportPersonButton } from "../../../features/leads/page/ExportPersonButton.tsx";
import { LeadAbsent, LeadPageSkeleton } from "../../../features/leads/page/LeadPageStates.tsx";
import { fullName, type LeadRow } from "../../../features/leads/paging/leadRow.ts";
import { LeadDetails } from "../../../features/leads/page/LeadDetails.tsx";
import { newNoteId } from "../../../features/leads/data/leadWrites.data.ts";
import { LeadSummary } from "../../../features/leads/page/LeadSummary.tsx";
import { NextStepSection } from "../../../features/leads/nextStep/NextStepSection.tsx";
import { QuoteSection } from "../../../features/leads/quote/QuoteSection.tsx";
import { StepAfterCall } from "../../../features/leads/nextStep/StepAfterCall.tsx";
import { openedFromList } from "../../../features/leads/LeadLink.tsx";
import { useLead } from "../../../features/leads/data/useLead.ts";
import { useLeadOutbox } from "../../../features/leads/writes/LeadOutboxProvider.tsx";
import { useSalespeopleIf } from "../../../features/staff/useSalespeople.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { later } from "../../../ui/later.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { areaPaths } from "../../paths.ts";
import { AssignButton } from "../../work/AssignButton.tsx";
import { Page } from "../Page.tsx";
import { useReadNotifications } from "./leadNotifications.ts";
import { ErasePerson, HandOverLead, MergeLead } from "./LeadPageDialogs.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";

type LeadPageProps = {
  /**
   * The page of a lead. Salespeople work on their leads and claim leads from the pool;
   * administrators read, assign, merge, export and erase them.
   */
  area: keyof typeof areaPaths;
};

/**
 * The details of a lead, live.
 *
 * Opening it reads at most 36 documents: the lead, its newest 21 activities, its next step, its checklist,
 * its quote, and who has it open (before and after the user is among them), with what the rules look
 * up for each, the user's own, and each colleague it names once.
 */
export function LeadPage({ area }: LeadPageProps) {
  const { id = "" } = useParams();
  return (
    <NamespaceLoader
      namespaces={["leadPage", "nextStep", "checklist", "quote", "conversion", "board"]}
      fallback={<Loading />}
    >
      {area === "sales" ? <ReadNotifications id={id} /> : null}
      <OneLead key={id} id={id} area={area} />
    </NamespaceLoader>
  );
}

function ReadNotifications({ id }: { id: string }) {
  useReadNotifications(id);
  return null;
}

function OneLead({ id, area }: LeadPageProps & { id: string }) {
  const { t } = useTranslation("leadPage");
  const uid = useAuth().user?.uid ?? "";
  const lead = useLead(id);
  const [handedOver, setHandedOver] = useState<Lead | null>(null);
  const [merging, setMerging] = useState<LeadRow | null>(null);
  const [erased, setErased] = useState<Lead | null>(null);
  const list = areaPaths[area].leads;
  const row = lead.status === "content" ? lead.row : null;
  return (
    <Page
      title={t("title")}
      heading={row === null ? t("title") : fullName(row)}
      above={<BackToList list={list} />}
      action={
        row === null ? null : area === "sales" ? (
          <LeadPageActions
            {...{ row, uid }}
            onHandOver={() => setHandedOver(row.lead)}
            onMerge={() => setMerging(row)}
          />
        ) : (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <AssignButton leadId={id} />
            <Button variant="outlined" onClick={() => setMerging(row)}>
              {t("merge.action")}
            </Button>
            <ExportPersonButton id={id} />
            <ErasePersonButton onErase={() => setErased(row.lead)} />
          </Box>
        )
      }
    >
      <ConnectionNotice fresh={lead.status !== "content" || lead.fresh} />
      {lead.status === "loading" ? (
        <LeadPageSkeleton />
      ) : lead.status === "content" ? (
        <Content row={lead.row} salesUid={area === "sales" ? uid : null} area={area} />
      ) : (
        <LeadAbsent state={lead} list={list} />
      )}
      {merging === null ? null : (
        <MergeLead row={merging} uid={uid} area={area} onClose={() => setMerging(null)} />
      )}
      {handedOver === null ? null : (
        <HandOverLead id={id} lead={handedOver} uid={uid} onClose={() => setHandedOver(null)} />
      )}
      {erased === null ? null : (
        <ErasePerson id={id} lead={erased} onClose={() => setErased(null)} />
      )}
    </Page>
  );
}

type ContentProps = {
  row: LeadRow;
  /** The reader's uid if they are a salesperson. */
  salesUid: string | null;
  area: LeadPageProps["area"];
};

function Content({ row, salesUid, area }: ContentProps) {
  const { enqueue } = useLeadOutbox();
  const showToast = useToast();
  const own = row.lead.ownerId !== null && row.lead.ownerId === salesUid;
  const about = { leadId: row.id, name: fullName(row) };
  const toLog = useContactToLog(row.id);
  const isPooled = row.lead.ownerId === null;
  const canWrite = own || (isPooled && salesUid !== null);
  const [isMentioning, setMentioning] = useState(false);
  const colleagues = useSalespeopleIf(isMentioning);
  const [reply, setReply] = useState<Reply | null>(null);
  // A contact to log that came later takes its place.
  const answered = reply !== null && reply.over === toLog?.key ? reply : null;
  const [isCallAdded, setCallAdded] = useState(false);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const add = (activity: OwnActivity) => {
    void enqueue({ ...about, activityId: newNoteId(row.id), ...activity });
    if (activity.kind === "call") setCallAdded(canHaveNextStep(row.lead));
  };
  const replyTo = useCallback(
    (to: string) =>
      setReply((before) => ({ to, over: toLog?.key, count: (before?.count ?? 0) + 1 })),
    [toLog?.key],
  );
  const nextStep = <NextStepSection row={row} own={own} />;
  const log = canWrite ? (
    <AddActivity
      key={`${toLog?.key} ${answered?.count}`}
      leadId={row.id}
      {...(own ? {} : { kinds: noteOnly })}
      colleagues={colleagues}
      onMention={() => setMentioning(true)}
      isOpenToAll={isPooled}
      onAdd={add}
      prefill={
        answered !== null
          ? { kind: "note", replyTo: answered.to }
          : toLog === null
            ? null
            : activityFormOf(toLog)
      }
      afterAdding={
        isCallAdded ? <StepAfterCall row={row} onClose={() => setCallAdded(false)} /> : null
      }
    />
  ) : null;
  const summary = (
    <LeadSummary row={row} own={own}>
      <ContactActions row={row}>
        {own ? <MessageButton row={row} dialog={LeadMessage} /> : null}
      </ContactActions>
    </LeadSummary>
  );
  const timeline = (
    <ActivityTimeline
      leadId={row.id}
      person={row.lead}
      onReply={canWrite ? replyTo : undefined}
      renderMerge={({ mergeId, rev, createdAt }) =>
        // A later edit builds on the merge, so undo requires an unchanged revision.
        (own || area === "admin") && rev === row.lead.rev && !isPast(createdAt) ? (
          <NamespaceLoader namespaces={["leadMerge"]}>
            <Suspense fallback={null}>
              <UndoMerge mergeId={mergeId} onUndone={(text) => showToast("success", text)} />
            </Suspense>
          </NamespaceLoader>
        ) : null
      }
    />
  );
  const papers = (
    <>
      <QuoteSection row={row} own={own} />
      <ChecklistSection row={row} own={own} />
      <LeadDetails row={row} own={own} />
    </>
  );
  if (!isWide) {
    return (
      // What is done first comes first.
      <Box sx={columns}>
        {summary}
        {nextStep}
        {log}
        {timeline}
        {papers}
      </Box>
    );
  }
  return (
    <Box sx={{ ...columns, gridTemplateColumns: "minmax(0, 1fr) 400px" }}>
      <Box sx={columns}>
        {summary}
        {log}
        {timeline}
      </Box>
      <Box sx={columns}>
        {nextStep}
        {papers}
      </Box>
    </Box>
  );
}

/** The note to answer; `count` distinguishes it from an earlier one, and `over` from a contact. */
type Reply = { to: string; count: number; over: ContactToLog["key"] | undefined };

/** What salespeople add to a lead in the pool. */
const noteOnly = ["note"] as const;

const columns = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
} as const;

/** What the form of activities holds of a contact. */
function activityFormOf({ kind, text, minutes }: ContactToLog): Partial<ActivityForm> {
  return { kind, text, minutes: minutes === null ? "" : String(minutes) };
}

/** Whether a merge is too old to undo. */
function isPast(mergedAt: Date): boolean {
  return Date.now() - mergedAt.getTime() > mergeUndoableMs;
}

const LeadMessage = later(async () => (await import("./LeadMessage.tsx")).LeadMessage);

const UndoMerge = lazy(async () => ({
  default: (await import("../../../features/leadMerge/UndoMerge.tsx")).UndoMerge,
}));

/** Links back to the list as the user left it, or to the default list. */
function BackToList({ list }: { list: string }) {
  const { t } = useTranslation("leadPage");
  const navigate = useNavigate();
  const fromList = openedFromList(useLocation().state);
  return (
    <BackLink
      to={list}
      onClick={(event) => {
        if (!fromList || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {t("back")}
    </BackLink>
  );
}
