import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { Lead } from "@salvia/domain/lead/lead";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { TimeAgo } from "../../../ui/time/TimeAgo.tsx";
import { LeadLink, twoLines } from "../LeadLink.tsx";
import { LeadListFailed, LeadListUnreachable } from "../list/LeadListStates.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { LeadStatusLabel } from "../LeadStatusLabel.tsx";
import { shortList } from "../data/leadQueries.ts";
import type { FewLeads } from "../data/leads.data.ts";

type ShortLeadListProps = {
  live: LiveQuery<FewLeads>;
  /** The list's name for assistive technology. */
  caption: string;
  whenEmpty: ReactNode;
  /** Returns the date to show for a lead. */
  momentOf: (lead: Lead) => Date;
};

/** A short list of leads on the dashboard, including its loading and error states. */
export function ShortLeadList(props: ShortLeadListProps) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px", containerType: "inline-size" }}>
      <Content {...props} />
    </Paper>
  );
}

function Content({ live, caption, whenEmpty, momentOf }: ShortLeadListProps) {
  if (live.status === "loading") return <Waiting />;
  if (live.status === "error") {
    return <LeadListFailed failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status === "empty") return whenEmpty;
  if (live.value.rows.length === 0) return <LeadListUnreachable />;
  return (
    <List aria-label={caption}>
      {live.value.rows.map((row) => (
        <Line key={row.id} row={row} moment={momentOf(row.lead)} />
      ))}
    </List>
  );
}

function Line({ row, moment }: { row: LeadRow; moment: Date }) {
  const { t } = useTranslation("leads");
  return (
    <li>
      <b>
        <LeadLink row={row} focusable />
      </b>
      <span>{t(`plan.${row.lead.plan}`)}</span>
      <LeadStatusLabel status={row.lead.status} />
      <TimeAgo moment={moment} />
    </li>
  );
}

function Waiting() {
  const { t } = useTranslation("leads");
  return (
    <>
      <Announcement>{t("loading")}</Announcement>
      <List aria-hidden="true">
        {Array.from({ length: shortList }, (_, index) => (
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
    // Two lists side by side are as narrow as one on a phone.
    "@container (max-width: 600px)": {
      gridTemplateColumns: "1fr auto",
      rowGap: 2,
      "& > span:first-of-type": { justifySelf: "end" },
    },
  },
  "& > li:last-of-type": { borderBottom: 0 },
  "& b": { fontWeight: 600 },
  "& b > a": twoLines,
  "& li > span:first-of-type, & time": { color: theme.vars.palette.text.secondary },
  "& time": { justifySelf: "end" },
}));
