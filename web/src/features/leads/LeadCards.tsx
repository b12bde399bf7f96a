import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { memo } from "react";
import { useTranslation } from "react-i18next";

import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { fullName, LeadActions } from "./LeadActions.tsx";
import { LeadProgress } from "./LeadProgress.tsx";
import type { LeadRowsProps } from "./LeadRows.tsx";
import { LeadStatusLabel } from "./LeadStatusLabel.tsx";
import type { LeadRowProps } from "./LeadTableRow.tsx";
import { markStyles } from "./markStyles.ts";
import { usePhoneFormat } from "./usePhoneFormat.ts";
import { WaitingLabel } from "./WaitingLabel.tsx";

/** Leads as a list of cards, for telephones. */
export function LeadCards({ rows, caption, marks, claiming, ...actions }: LeadRowsProps) {
  return (
    <Cards aria-label={caption}>
      {rows.map((row) => (
        <LeadCard
          key={row.id}
          row={row}
          mark={marks.get(row.id)}
          claiming={claiming.has(row.id)}
          {...actions}
        />
      ))}
    </Cards>
  );
}

const LeadCard = memo(function LeadCard({ mark, ...actions }: LeadRowProps) {
  const { t } = useTranslation("leads");
  const formatPhone = usePhoneFormat();
  const { lead, pending } = actions.row;
  return (
    <li data-mark={mark}>
      <Spread>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {fullName(actions.row)}
        </Box>
        <Quiet>
          <TimeAgo moment={lead.createdAt} />
        </Quiet>
      </Spread>
      {pending ? <WaitingLabel /> : null}
      {lead.email === null ? null : <Quiet sx={{ overflowWrap: "anywhere" }}>{lead.email}</Quiet>}
      {lead.phone === null ? null : <Quiet>{formatPhone(lead.phone)}</Quiet>}
      <Spread sx={{ marginTop: 1 }}>
        <LeadStatusLabel status={lead.status} />
        <LeadProgress step={lead.step} halted={lead.status === "lost"} />
      </Spread>
      <Spread sx={{ marginTop: 0.75 }}>
        <Quiet>
          {t(`plan.${lead.plan}`)} · {t(`kind.${lead.kind}`)} · {t(`source.${lead.source}`)}
        </Quiet>
        <LeadActions {...actions} />
      </Spread>
    </li>
  );
});

export const Cards = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.9375rem",
  "& > li": {
    ...markStyles(theme),
    padding: "14px 16px 8px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li:last-of-type": { borderBottom: 0 },
}));

const Spread = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 12,
  // The action's text, not its padding, stands at the edge.
  "& .MuiButton-text": { marginRight: -12 },
});

const Quiet = styled("div")(({ theme }) => ({
  fontSize: "0.875rem",
  color: theme.vars.palette.text.secondary,
}));
