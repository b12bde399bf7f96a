import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { EnquirySender } from "@salvia/domain/lead/leadActivity";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayAfter, dayIn, dayInWords } from "../../lib/time/plainDay.ts";
import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { Section } from "../../ui/Section.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { useNow } from "../../ui/time/useNow.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import type { Timeline, TimelineRow } from "./activities.data.ts";
import { MergeContext, type RenderMerge } from "./ActivityBody.tsx";
import { ActivityItem } from "./ActivityItem.tsx";
import { LoadedRowsContext, ReplyContext } from "./AnsweredNote.tsx";
import { LeadPersonContext } from "./Enquiry.tsx";
import { useLeadTimeline } from "./useLeadTimeline.ts";

type ActivityTimelineProps = {
  leadId: string;
  /** The lead's own data, compared with that of inquiries. */
  person: EnquirySender;
  /** Renders the action to undo a merge, where available. */
  renderMerge?: RenderMerge;
  /** Answers a note; left out if the user can't add any. */
  onReply?: ((id: string) => void) | undefined;
};

/** A lead's activities by day, live and newest first. */
export function ActivityTimeline({ leadId, person, renderMerge, onReply }: ActivityTimelineProps) {
  const { t } = useTranslation("leadPage");
  const live = useLeadTimeline(leadId);
  return (
    <Section title={t("timeline.title")}>
      <LeadPersonContext value={person}>
        <MergeContext value={renderMerge ?? null}>
          <ReplyContext value={onReply ?? null}>
            <Content live={live} />
          </ReplyContext>
        </MergeContext>
      </LeadPersonContext>
    </Section>
  );
}

function Content({ live }: { live: LiveQuery<Timeline> }) {
  const { t } = useTranslation("leadPage");
  const zone = useTimeZone();
  if (live.status === "loading") return <Waiting />;
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status === "empty") {
    return <Box sx={{ color: "text.secondary", paddingBlock: 1 }}>{t("timeline.empty")}</Box>;
  }
  const { rows, more, showMore } = live.value;
  const dayOf = ({ activity }: TimelineRow) => dayIn(activity.createdAt, zone);
  if (rows.length === 0) return <Notice severity="warning">{t("timeline.unreachable")}</Notice>;
  return (
    <LoadedRowsContext value={rows}>
      <Box
        component="ol"
        aria-label={t("timeline.label")}
        sx={{ listStyle: "none", margin: 0, padding: 0 }}
      >
        {rows.map((row, at) => {
          const before = rows[at - 1];
          const isFirst = before === undefined || dayOf(before) !== dayOf(row);
          return (
            <li key={row.id}>
              {isFirst ? <DayHeading day={dayOf(row)} /> : null}
              <ActivityItem {...row} />
            </li>
          );
        })}
      </Box>
      <ShowMore {...{ more, showMore }} />
    </LoadedRowsContext>
  );
}

function DayHeading({ day }: { day: string }) {
  const { language } = useLanguage();
  const today = dayIn(useNow(), useTimeZone());
  const near = [today, dayAfter(today, -1)].indexOf(day);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return (
    <DayTitle>
      {near < 0 ? dayInWords(day, today, language) : relative.format(-near, "day")}
    </DayTitle>
  );
}

const DayTitle = styled("h3")(({ theme }) => ({
  margin: "0 0 10px",
  fontSize: "0.8125rem",
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  "&::first-letter": { textTransform: "uppercase" },
  "li:not(:first-of-type) > &": {
    paddingTop: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

function Waiting() {
  const { t } = useTranslation();
  return (
    <Box component="output" aria-label={t("loading")} sx={{ display: "grid", gap: 1.5 }}>
      {[0, 1, 2].map((row) => (
        <Box key={row} sx={{ display: "flex", gap: 1.5 }}>
          <Skeleton variant="circular" width={32} height={32} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton variant="text" width="30%" />
            <Skeleton variant="text" width={`${80 - row * 15}%`} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
