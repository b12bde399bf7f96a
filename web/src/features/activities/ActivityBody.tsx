import ErrorIcon from "@mui/icons-material/ErrorOutlineOutlined";
import { styled } from "@mui/material/styles";
import type { LeadActivity } from "@salvia/domain/lead/leadActivity";
import type { LeadMailState } from "@salvia/domain/mail/leadMail";
import { createContext, use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { LinkedText } from "../../ui/LinkedText.tsx";
import { StaffName, useStaffNames } from "../../ui/StaffName.tsx";
import { usePeopleText } from "../../ui/usePeopleText.ts";
import { InReply } from "./AnsweredNote.tsx";
import { Enquiry } from "./Enquiry.tsx";
import { OwnerChange } from "./OwnerChange.tsx";

/**
 * What happened to a lead, and by whom.
 *
 * @param action what can be done with it, beside the author's name
 */
export function ActivityBody({
  id,
  activity,
  action,
}: {
  id: string;
  activity: LeadActivity;
  action: ReactNode;
}) {
  const { t } = useTranslation(["leadPage", "leads"]);
  switch (activity.kind) {
    case "note":
    case "call":
    case "email":
      return (
        <>
          {activity.kind === "call" ? <CallResult call={activity} /> : null}
          {activity.kind === "email" && activity.mail ? (
            <Result>{activity.mail.subject}</Result>
          ) : null}
          {activity.kind === "note" && activity.replyTo !== undefined ? (
            <InReply to={activity.replyTo} />
          ) : null}
          {activity.text === undefined ? null : (
            <p>
              <LinkedText text={activity.text} />
            </p>
          )}
          <Byline>
            <StaffName uid={activity.authorId} />
            {activity.kind === "note" && activity.mentions !== undefined ? (
              <Mentions uids={activity.mentions} />
            ) : null}
            {activity.kind === "email" && activity.mail ? (
              <MailState state={activity.mail.state} />
            ) : null}
            {action}
          </Byline>
        </>
      );
    case "status":
      return (
        <>
          <p>
            {t(activity.isUndo ? "timeline.undone" : "timeline.moved", {
              from: t(`leads:status.${activity.from}`),
              to: t(`leads:status.${activity.to}`),
            })}
          </p>
          {activity.loss === undefined ? null : (
            <p>
              {t("leads:loss.because", {
                reason: activity.loss.note ?? t(`leads:loss.${activity.loss.reason}`),
              })}
            </p>
          )}
          {activity.ownerId === null ? null : (
            <Quiet>
              <StaffName uid={activity.ownerId} />
            </Quiet>
          )}
        </>
      );
    case "owner":
      return <OwnerChange change={activity} />;
    case "consent":
      return <Consent activity={activity} />;
    case "merge":
      return <Merged activity={activity} />;
    case "quote":
      return <QuoteMade activity={activity} />;
    case "step":
      return (
        <>
          <p>{activity.title}</p>
          <Quiet>
            <StaffName uid={activity.authorId} />
          </Quiet>
        </>
      );
    case "enquiry":
      return <Enquiry id={id} enquiry={activity} />;
    default:
      return null;
  }
}

/** Whom a note mentions, by their present names. */
function Mentions({ uids }: { uids: readonly string[] }) {
  const { t } = useTranslation("leadPage");
  return <span>· {t("timeline.mentions", { names: useStaffNames(uids) })}</span>;
}

/** What became of an email that the portal sent. What went wrong stands out. */
function MailState({ state }: { state: LeadMailState }) {
  const { t } = useTranslation("leadPage");
  const text = t(`timeline.mail.${state}`);
  if (state === "queued" || state === "sent") return <span>· {text}</span>;
  return (
    <Trouble>
      <ErrorIcon aria-hidden="true" />
      {text}
    </Trouble>
  );
}

/** How a call ended and how long it was; calls from earlier releases have neither. */
function CallResult({ call }: { call: Extract<LeadActivity, { kind: "call" }> }) {
  const { t } = useTranslation("leadPage");
  const { outcome, minutes } = call;
  const parts = [
    ...(outcome === undefined ? [] : [t(`outcome.${outcome}`)]),
    ...(minutes === undefined ? [] : [t("timeline.minutes", { count: minutes })]),
  ];
  return parts.length === 0 ? null : <Result>{parts.join(" · ")}</Result>;
}

function Consent({ activity }: { activity: Extract<LeadActivity, { kind: "consent" }> }) {
  const { t } = useTranslation("leadPage");
  const { language: reader } = useLanguage();
  const { language, ownerId } = activity;
  const names = new Intl.DisplayNames(reader, { type: "language" });
  return (
    <>
      <p>
        {language === null
          ? t("timeline.withdrawn")
          : t("timeline.consented", { language: names.of(language) ?? language })}
      </p>
      {ownerId === null ? null : (
        <Quiet>
          <StaffName uid={ownerId} />
        </Quiet>
      )}
    </>
  );
}

function Merged({ activity }: { activity: MergeEntry }) {
  const { t } = useTranslation("leadPage");
  const renderMerge = use(MergeContext);
  return (
    <>
      <p>{t("timeline.merged")}</p>
      <Quiet>
        <StaffName uid={activity.authorId} />
      </Quiet>
      {renderMerge?.(activity)}
    </>
  );
}

function QuoteMade({ activity }: { activity: Extract<LeadActivity, { kind: "quote" }> }) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const people = usePeopleText()(activity);
  return (
    <>
      <p>{t("timeline.quoted", { plan: t(`leads:plan.${activity.plan}`), people })}</p>
      <Quiet>
        <StaffName uid={activity.authorId} />
      </Quiet>
    </>
  );
}

const Quiet = styled("div")(({ theme }) => ({
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
  marginTop: 2,
}));

const Byline = styled(Quiet)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 6,
});

const Trouble = styled("strong")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  color: theme.vars.palette.error.main,
  "& svg": { fontSize: 16 },
}));

const Result = styled("p")({ fontSize: "0.875rem", fontWeight: 550 });

type MergeEntry = Extract<LeadActivity, { kind: "merge" }>;

/** Renders the action on a merge, below its entry. */
export type RenderMerge = (entry: MergeEntry) => ReactNode;

export const MergeContext = createContext<RenderMerge | null>(null);
