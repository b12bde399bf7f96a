import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLive } from "../../firebase/live.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { Announcement } from "../../ui/Announcement.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { fullName } from "./LeadActions.tsx";
import { LeadListFailed, LeadListUnreachable, NoLeads } from "./LeadListStates.tsx";
import { recentLeads } from "./leads.data.ts";
import { LeadStatusLabel } from "./LeadStatusLabel.tsx";

/**
 * The newest of a salesperson's leads, live.
 *
 * @param whenEmpty what to do where there are none yet
 */
export function RecentLeads({ whenEmpty }: { whenEmpty: ReactNode }) {
  const { t } = useTranslation("leads");
  const uid = useAuth().user?.uid ?? "";
  const live = useLive("leads/recent", recentLeads(uid, count));
  const recent = live.status === "content" ? live.value : null;
  return (
    <>
      <ConnectionNotice fresh={recent?.fresh ?? true} />
      <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
        {live.status === "error" ? (
          <LeadListFailed failure={live.failure} onRetry={live.retry} />
        ) : recent === null ? (
          <Waiting label={t("loading")} />
        ) : recent.rows.length > 0 ? (
          <List aria-label={t("caption.recent")}>
            {recent.rows.map((row) => (
              <li key={row.id}>
                <b>{fullName(row)}</b>
                <span>{t(`plan.${row.lead.plan}`)}</span>
                <LeadStatusLabel status={row.lead.status} />
                <TimeAgo moment={row.lead.createdAt} />
              </li>
            ))}
          </List>
        ) : recent.fresh ? (
          <NoLeads view="mine" action={whenEmpty} />
        ) : (
          <LeadListUnreachable />
        )}
      </Paper>
    </>
  );
}

const count = 5;

function Waiting({ label }: { label: string }) {
  return (
    <>
      <Announcement>{label}</Announcement>
      <List aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton variant="text" width={`${80 - (index % 3) * 12}%`} />
            <Skeleton variant="text" width="70%" />
            <Skeleton variant="text" width="80%" />
            <Skeleton variant="text" width="60%" />
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.875rem",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "3fr 1.2fr 2fr 1.6fr",
    columnGap: 16,
    alignItems: "center",
    minHeight: 52,
    padding: "8px 20px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down("sm")]: {
      gridTemplateColumns: "1fr auto",
      rowGap: 2,
      "& > span:first-of-type": { justifySelf: "end" },
    },
  },
  "& > li:last-of-type": { borderBottom: 0 },
  "& b": { fontWeight: 600, overflowWrap: "anywhere" },
  "& li > span:first-of-type, & time": { color: theme.vars.palette.text.secondary },
  "& time": { justifySelf: "end" },
}));
