import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";

import { useLive, type Live } from "../../firebase/live.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { Announcement } from "../../ui/Announcement.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import type { LeadFeed } from "./leadFeed.ts";
import { LeadListFailed, LeadListUnreachable, NoLeads } from "./LeadListStates.tsx";
import { LeadRows } from "./LeadRows.tsx";
import { LeadRowsSkeleton } from "./LeadRowsSkeleton.tsx";
import type { LeadView } from "./leadRow.ts";
import { leadList } from "./leads.data.ts";
import { useClaim } from "./useClaim.ts";
import { useLeadDesk } from "./useLeadDesk.ts";
import { useLeadNews } from "./useLeadNews.ts";

export type LeadListProps = {
  view: LeadView;
  /** Leads from an empty list to the other one. */
  onSwitchView: (view: LeadView) => void;
};

/** One of a salesperson's lists of leads, live, newest first. */
export function LeadList({ view, onSwitchView }: LeadListProps) {
  const uid = useAuth().user?.uid ?? "";
  const live = useLive(`leads/${view}`, leadList(view, uid), hasNone);
  const feed = live.status === "content" ? live.value : null;
  const claims = useClaim(uid);
  const { marks, announcement } = useLeadNews(feed, claims.claimed);
  return (
    <>
      <ConnectionNotice fresh={feed?.fresh ?? true} />
      <Announcement>{announcement}</Announcement>
      <Paper variant="outlined" sx={{ borderRadius: "12px", containerType: "inline-size" }}>
        <Content {...{ live, view, onSwitchView, marks }} {...claims} />
      </Paper>
    </>
  );
}

type ContentProps = LeadListProps &
  Pick<ReturnType<typeof useClaim>, "claim" | "claiming"> &
  Pick<ReturnType<typeof useLeadNews>, "marks"> & { live: Live<LeadFeed> };

function Content({ live, view, onSwitchView, marks, claim, claiming }: ContentProps) {
  const { t } = useTranslation("leads");
  const { edit } = useLeadDesk();
  if (live.status === "loading") return <LeadRowsSkeleton rows={12} />;
  if (live.status === "error") {
    return <LeadListFailed failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status === "empty") {
    const other = view === "mine" ? "pool" : "mine";
    const action = (
      <Button variant="outlined" onClick={() => onSwitchView(other)}>
        {t(`empty.${view}.action`)}
      </Button>
    );
    return <NoLeads view={view} action={action} />;
  }
  const { rows, older, showOlder } = live.value;
  if (rows.length === 0) return <LeadListUnreachable />;
  const list = { rows, view, marks, claiming, onEdit: edit, onClaim: claim };
  return (
    <>
      <LeadRows {...list} caption={t(`caption.${view}`)} />
      <Older older={older} onShow={showOlder} />
    </>
  );
}

/** Nothing that the memory alone says: without the server one does not know. */
function hasNone({ rows, fresh }: LeadFeed): boolean {
  return rows.length === 0 && fresh;
}

/** The foot of the list: more of it, or the assurance that this is all. */
function Older({ older, onShow }: { older: LeadFeed["older"]; onShow: () => void }) {
  const { t } = useTranslation("leads");
  return (
    <Box
      sx={{
        display: "grid",
        placeItems: "center",
        minHeight: 65,
        borderTop: 1,
        borderColor: "divider",
        color: "text.secondary",
      }}
    >
      {older === "none" ? (
        t("older.none")
      ) : (
        <Button
          aria-disabled={older === "loading"}
          onClick={() => {
            if (older === "some") onShow();
          }}
        >
          {t(older === "some" ? "older.show" : "older.loading")}
        </Button>
      )}
    </Box>
  );
}
