import MergeIcon from "@mui/icons-material/CallMergeOutlined";
import CallIcon from "@mui/icons-material/CallOutlined";
import EmailIcon from "@mui/icons-material/EmailOutlined";
import ConsentIcon from "@mui/icons-material/HowToRegOutlined";
import EnquiryIcon from "@mui/icons-material/MarkEmailUnreadOutlined";
import OwnerIcon from "@mui/icons-material/PersonOutlined";
import ReplyIcon from "@mui/icons-material/ReplyOutlined";
import QuoteIcon from "@mui/icons-material/RequestQuoteOutlined";
import WaitingIcon from "@mui/icons-material/ScheduleSendOutlined";
import NoteIcon from "@mui/icons-material/StickyNote2Outlined";
import StatusIcon from "@mui/icons-material/TrendingFlatOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { AssignmentReason } from "@salvia/domain/account/assignmentRules";
import type { LeadActivity } from "@salvia/domain/lead/leadActivity";
import { memo, use, useContext, createContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { LinkedText } from "../../ui/LinkedText.tsx";
import { StaffName, useStaffName, useStaffNames } from "../../ui/StaffName.tsx";
import { clockTime } from "../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import { usePeopleText } from "../../ui/usePeopleText.ts";
import { InReply, ReplyContext } from "./AnsweredNote.tsx";
import { Enquiry } from "./Enquiry.tsx";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import type { TimelineRow } from "./activities.data.ts";

/**
 * One entry of a lead's timeline, memoized because entries rarely change. What people said stands
 * out from changes of the lead.
 */
export const ActivityItem = memo(function ActivityItem({ id, activity, pending }: TimelineRow) {
  const { t } = useTranslation("leadPage");
  const Icon = icons[activity.kind];
  return (
    <Item data-minor={minorKinds.has(activity.kind)}>
      <Icon aria-hidden="true" />
      <div>
        <Head>
          <b>{t(`timeline.kind.${activity.kind}`)}</b>
          {pending ? (
            <Waiting>
              <WaitingIcon aria-hidden="true" />
              {t("timeline.waiting")}
            </Waiting>
          ) : (
            <ClockTime moment={activity.createdAt} />
          )}
        </Head>
        <Body
          activity={activity}
          action={
            activity.kind === "note" && !pending ? <Reply id={id} to={activity.authorId} /> : null
          }
        />
      </div>
    </Item>
  );
});

/** The time of day; the day is above. */
function ClockTime({ moment }: { moment: Date }) {
  const { language } = useLanguage();
  const text = clockTime(moment, language, useTimeZone());
  return <time dateTime={moment.toISOString()}>{text}</time>;
}

function Body({ activity, action }: { activity: LeadActivity; action: ReactNode }) {
  const { t } = useTranslation(["leadPage", "leads"]);
  switch (activity.kind) {
    case "note":
    case "call":
    case "email":
      return (
        <>
          {activity.kind === "call" ? <CallResult call={activity} /> : null}
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
      if (activity.to === null) return <p>{t("timeline.pooled")}</p>;
      if (activity.rule !== undefined) return <Assigned to={activity.to} rule={activity.rule} />;
      if (activity.from === null) return <Claimed to={activity.to} />;
      return <HandedOver from={activity.from} to={activity.to} />;
    case "consent":
      return <Consent activity={activity} />;
    case "merge":
      return <Merged activity={activity} />;
    case "quote":
      return <QuoteMade activity={activity} />;
    case "enquiry":
      return <Enquiry enquiry={activity} />;
    default:
      return null;
  }
}

/** Whom a note mentions, by their present names. */
function Mentions({ uids }: { uids: readonly string[] }) {
  const { t } = useTranslation("leadPage");
  return <span>· {t("timeline.mentions", { names: useStaffNames(uids) })}</span>;
}

/** Begins an answer to a note. */
function Reply({ id, to }: { id: string; to: string }) {
  const { t } = useTranslation("leadPage");
  const reply = use(ReplyContext);
  const name = useStaffName(to);
  if (reply === null) return null;
  return (
    <Button
      size="small"
      startIcon={<ReplyIcon />}
      aria-label={t("timeline.replyTo", { name })}
      onClick={() => reply(id)}
      sx={{ marginInlineStart: -0.75, paddingInline: 0.75, paddingBlock: 0, minWidth: 0 }}
    >
      {t("timeline.reply")}
    </Button>
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
  const renderMerge = useContext(MergeContext);
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

function Claimed({ to }: { to: string }) {
  const { t } = useTranslation("leadPage");
  return <p>{t("timeline.claimed", { name: useStaffName(to) })}</p>;
}

/** The rules assigned it: to whom, and why. */
function Assigned({ to, rule }: { to: string; rule: AssignmentReason }) {
  const { t } = useTranslation("leadPage");
  const { language: reader } = useLanguage();
  const named = (type: "language" | "region", code: string) =>
    new Intl.DisplayNames(reader, { type }).of(code) ?? code;
  const values = { name: useStaffName(to), language: named("language", rule.language) };
  return (
    <p>
      {rule.country === null
        ? t("timeline.assigned", values)
        : t("timeline.assignedByCountry", { ...values, country: named("region", rule.country) })}
    </p>
  );
}

function HandedOver({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation("leadPage");
  const names = { from: useStaffName(from), to: useStaffName(to) };
  return <p>{t("timeline.handedOver", names)}</p>;
}

const icons = {
  enquiry: EnquiryIcon,
  note: NoteIcon,
  call: CallIcon,
  email: EmailIcon,
  status: StatusIcon,
  owner: OwnerIcon,
  consent: ConsentIcon,
  merge: MergeIcon,
  quote: QuoteIcon,
} as const satisfies Record<LeadActivity["kind"], unknown>;

const minorKinds: ReadonlySet<LeadActivity["kind"]> = new Set(["status", "owner", "consent"]);

const Item = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  columnGap: 12,
  paddingBottom: 20,
  "& > svg": {
    width: 32,
    height: 32,
    padding: 6,
    borderRadius: "50%",
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint,
  },
  "&[data-minor=true]": { paddingBottom: 12, fontSize: "0.875rem" },
  "&[data-minor=true] > svg": { padding: 8, backgroundColor: "transparent" },
  "&[data-minor=true] b": visuallyHidden,
  "&[data-minor=true] > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: 10,
    paddingTop: 4,
    color: theme.vars.palette.text.secondary,
  },
  // The line between two entries.
  "li:not(:last-of-type) > &::before": {
    content: '""',
    position: "absolute",
    left: 15,
    top: 36,
    bottom: 4,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  "& p": { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "70ch" },
}));

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 10,
  minHeight: 24,
  fontSize: "0.875rem",
  "& b": { fontWeight: 600 },
  "& time": { color: theme.vars.palette.text.secondary, fontSize: "0.8125rem" },
}));

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

const Result = styled("p")({ fontSize: "0.875rem", fontWeight: 550 });

const Waiting = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "baseline",
  gap: 4,
  fontSize: "0.8125rem",
  color: theme.vars.palette.secondary.main,
  "& svg": { fontSize: 14, alignSelf: "center" },
}));

type MergeEntry = Extract<LeadActivity, { kind: "merge" }>;

/** Renders the action on a merge, below its entry. */
export type RenderMerge = (entry: MergeEntry) => ReactNode;

export const MergeContext = createContext<RenderMerge | null>(null);
