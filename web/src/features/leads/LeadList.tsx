import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { LeadFilter, LeadView } from "@salvia/domain/leadFilter";
import { useTranslation } from "react-i18next";

import { useLive, type Live } from "../../firebase/live.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { Announcement } from "../../ui/Announcement.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { filterCount } from "./leadAddress.ts";
import type { LeadFeed } from "./leadFeed.ts";
import { LeadListFailed, LeadListUnreachable, NoLeads, NoMatches } from "./LeadListStates.tsx";
import { LeadRows } from "./LeadRows.tsx";
import { LeadRowsSkeleton } from "./LeadRowsSkeleton.tsx";
import { leadList } from "./leads.data.ts";
import { OlderLeads } from "./OlderLeads.tsx";
import { useClaim } from "./useClaim.ts";
import { useLeadDesk } from "./useLeadDesk.ts";
import { useLeadNews } from "./useLeadNews.ts";

type LeadListProps = {
  filter: LeadFilter;
  /** Leads from an empty list to the other one. */
  onSwitchView: (view: LeadView) => void;
  /** Leads from a filter that nothing matches to all of the list. */
  onClear: () => void;
};

/** The leads of a filter, live. Give it another key with another filter. */
export function LeadList({ filter, ...empty }: LeadListProps) {
  const uid = useAuth().user?.uid ?? "";
  const live = useLive(`leads/${JSON.stringify(filter)}`, leadList(filter, uid), hasNone);
  const feed = live.status === "content" ? live.value : null;
  const claims = useClaim(uid);
  const { marks, announcement } = useLeadNews(feed, claims.claimed);
  return (
    <>
      <ConnectionNotice fresh={feed?.fresh ?? true} />
      <Announcement>{announcement}</Announcement>
      <Paper
        variant="outlined"
        sx={{
          borderRadius: "12px",
          containerType: "inline-size",
          // The list keeps one's place by itself; the browser would do it a second time.
          overflowAnchor: "none",
        }}
      >
        <Content {...{ live, filter, marks }} {...claims} {...empty} />
      </Paper>
    </>
  );
}

type ContentProps = LeadListProps &
  ReturnType<typeof useClaim> &
  Pick<ReturnType<typeof useLeadNews>, "marks"> & { live: Live<LeadFeed> };

function Content({ live, filter, marks, onSwitchView, onClear, claim, ...claims }: ContentProps) {
  const { t } = useTranslation("leads");
  const { edit } = useLeadDesk();
  const { view, sort } = filter;
  if (live.status === "loading") return <LeadRowsSkeleton rows={12} />;
  if (live.status === "error") {
    return <LeadListFailed failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status === "empty") {
    if (filterCount(filter) > 0) return <NoMatches onClear={onClear} />;
    return <NoLeads view={view} action={<OtherList view={view} onSwitchView={onSwitchView} />} />;
  }
  const { rows, older, showOlder } = live.value;
  if (rows.length === 0) return <LeadListUnreachable />;
  const caption = t("caption.sorted", { leads: t(`caption.${view}`), order: t(`order.${sort}`) });
  return (
    <>
      <LeadRows
        feed={live.value}
        {...{ view, marks, caption, onEdit: edit, onClaim: claim }}
        {...claims}
      />
      <OlderLeads older={older} onShow={showOlder} />
    </>
  );
}

/** The way from an empty list to where there may be leads. */
function OtherList({
  view,
  onSwitchView,
}: { view: LeadView } & Pick<LeadListProps, "onSwitchView">) {
  const { t } = useTranslation("leads");
  if (view === "all") return null;
  return (
    <Button variant="outlined" onClick={() => onSwitchView(view === "mine" ? "pool" : "mine")}>
      {t(`empty.${view}.action`)}
    </Button>
  );
}

/** Nothing that the memory alone says: without the server one does not know. */
function hasNone({ rows, fresh }: LeadFeed): boolean {
  return rows.length === 0 && fresh;
}
