import MergeIcon from "@mui/icons-material/CallMergeOutlined";
import DoneIcon from "@mui/icons-material/CheckOutlined";
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
import { styled } from "@mui/material/styles";
import type { LeadActivity } from "@salvia/domain/lead/leadActivity";
import { memo, use } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { useStaffName } from "../../ui/StaffName.tsx";
import { clockTime } from "../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { ActivityBody } from "./ActivityBody.tsx";
import { ReplyContext } from "./AnsweredNote.tsx";
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
        <ActivityBody
          id={id}
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
  step: DoneIcon,
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

const Waiting = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "baseline",
  gap: 4,
  fontSize: "0.8125rem",
  color: theme.vars.palette.secondary.main,
  "& svg": { fontSize: 14, alignSelf: "center" },
}));
