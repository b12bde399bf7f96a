import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { EnquirySender, OwnActivity } from "@salvia/domain/lead/leadActivity";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { Section } from "../../ui/Section.tsx";
import { ShowOlder } from "../../ui/ShowOlder.tsx";
import type { Timeline } from "./activities.data.ts";
import type { ActivityForm } from "./activityForm.ts";
import { ActivityItem, MergeContext, type RenderMerge } from "./ActivityItem.tsx";
import { LeadPersonContext } from "./Enquiry.tsx";
import { useLeadTimeline } from "./useLeadTimeline.ts";
import { AddActivity } from "./AddActivity.tsx";

type ActivityTimelineProps = {
  leadId: string;
  /** Callback to add an entry; null for users other than the owner. */
  onAdd: ((activity: OwnActivity) => void) | null;
  /** The lead's own data, compared with that of inquiries. */
  person: EnquirySender;
  /** What is known of a contact to log, with a key of its own; the form opens with it. */
  prefill?: { key: number; form: Partial<ActivityForm> } | null;
  /** What follows an added entry, shown below the form. */
  afterAdding?: ReactNode;
  /** Renders the action to undo a merge, where available. */
  renderMerge?: RenderMerge;
};

/** A lead's activities, live and newest first; its owner can add notes and calls. */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const { leadId, onAdd, person, prefill = null, afterAdding, renderMerge } = props;
  const { t } = useTranslation("leadPage");
  const live = useLeadTimeline(leadId);
  return (
    <Section title={t("timeline.title")}>
      {onAdd === null ? null : (
        <AddActivity key={prefill?.key} {...{ leadId, onAdd }} prefill={prefill?.form ?? null} />
      )}
      {afterAdding}
      <LeadPersonContext value={person}>
        <MergeContext value={renderMerge ?? null}>
          <Content live={live} />
        </MergeContext>
      </LeadPersonContext>
    </Section>
  );
}

function Content({ live }: { live: LiveQuery<Timeline> }) {
  const { t } = useTranslation("leadPage");
  if (live.status === "loading") return <Waiting />;
  if (live.status === "error") return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  if (live.status === "empty") {
    return <Box sx={{ color: "text.secondary", paddingBlock: 1 }}>{t("timeline.empty")}</Box>;
  }
  const { rows, older, showOlder } = live.value;
  if (rows.length === 0) return <Notice severity="warning">{t("timeline.unreachable")}</Notice>;
  return (
    <>
      <Box
        component="ol"
        aria-label={t("timeline.label")}
        sx={{ listStyle: "none", margin: 0, padding: 0 }}
      >
        {rows.map((row) => (
          <ActivityItem key={row.id} {...row} />
        ))}
      </Box>
      <ShowOlder {...{ older, showOlder }} />
    </>
  );
}

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
