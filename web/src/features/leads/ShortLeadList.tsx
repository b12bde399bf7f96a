import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Live } from "../../firebase/live.tsx";
import { Announcement } from "../../ui/Announcement.tsx";
import { LeadListFailed, LeadListUnreachable } from "./LeadListStates.tsx";
import type { LeadRow } from "./leadRow.ts";
import { shortList } from "./leadQueries.ts";
import type { FewLeads } from "./leads.data.ts";

type ShortLeadListProps = {
  live: Live<FewLeads>;
  /** What the list holds, for those who do not see where it stands. */
  caption: string;
  whenEmpty: ReactNode;
  /** The line of a lead: four elements, the first its name. */
  children: (row: LeadRow) => ReactNode;
};

/** A few leads on the dashboard, in whatever state they are. */
export function ShortLeadList({ live, caption, whenEmpty, children }: ShortLeadListProps) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px", containerType: "inline-size" }}>
      <Content {...{ live, caption, whenEmpty, children }} />
    </Paper>
  );
}

function Content({ live, caption, whenEmpty, children }: ShortLeadListProps) {
  if (live.status === "loading") return <Waiting />;
  if (live.status === "error") {
    return <LeadListFailed failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status === "empty") return whenEmpty;
  if (live.value.rows.length === 0) return <LeadListUnreachable />;
  return (
    <List aria-label={caption}>
      {live.value.rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </List>
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
    // Two lists beside each other are as narrow as one on a telephone.
    "@container (max-width: 600px)": {
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
