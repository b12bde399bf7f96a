import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { Fragment, memo, useId } from "react";
import { useTranslation } from "react-i18next";

import { TimeAgo } from "../../../ui/time/TimeAgo.tsx";
import { LeadActions, LeadOwner, LeadStep } from "./LeadActions.tsx";
import { RowContact } from "../contact/RowContact.tsx";
import { LeadLink, twoLines } from "../LeadLink.tsx";
import { LeadProgress, LeadStatusLabel } from "../LeadStatusLabel.tsx";
import type { LeadRowProps, LeadRowsViewProps } from "./LeadTable.tsx";
import { LeavingLabel, WaitingLabel, WroteAgainLabel } from "./RowLabels.tsx";
import { rowHighlightStyles } from "./useRowHighlights.ts";
import { SelectionCell } from "./SelectionCell.tsx";

/** Leads as cards for phones, in a feed: assistive technology treats it as an endless list. */
export function LeadCards({ shown, rest, caption }: LeadRowsViewProps) {
  return (
    <Cards role="feed" aria-label={caption}>
      {shown.map(({ gap, lead }) => (
        <Fragment key={lead.row.id}>
          <Gap height={gap} />
          <LeadCard {...lead} />
        </Fragment>
      ))}
      <Gap height={rest} />
    </Cards>
  );
}

/** Space for cards that are not in the document. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <div style={{ height }} /> : null;
}

const LeadCard = memo(function LeadCard(props: LeadRowProps) {
  const { highlight, index, active, measure, ...actions } = props;
  const { t } = useTranslation("leads");
  const nameId = useId();
  const { lead, pending } = actions.row;
  return (
    <article
      ref={measure}
      data-index={index}
      data-row={actions.row.id}
      data-highlight={highlight}
      aria-labelledby={nameId}
      aria-posinset={index + 1}
      aria-setsize={-1}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- feed articles are focusable
      tabIndex={active ? 0 : -1}
    >
      <Spread>
        <Box sx={{ display: "flex", alignItems: "center" }}>
          <SelectionCell row={actions.row} focusable={active} />
          <Box component="span" id={nameId} sx={{ fontWeight: 600, "& > a": twoLines }}>
            <LeadLink row={actions.row} focusable={active} />
          </Box>
        </Box>
        <Quiet>
          <TimeAgo moment={lead.createdAt} />
        </Quiet>
      </Spread>
      <LeadStep row={actions.row} view={actions.view} />
      <WroteAgainLabel id={actions.row.id} />
      {pending ? <WaitingLabel /> : null}
      <LeavingLabel highlight={highlight} />
      <Quiet>
        <RowContact row={actions.row} view={actions.view} focusable={active} />
      </Quiet>
      <Spread sx={{ marginTop: 1 }}>
        <LeadStatusLabel status={lead.status} />
        <LeadProgress step={lead.step} halted={lead.status === "lost"} />
      </Spread>
      <Spread sx={{ marginTop: 0.75 }}>
        <Quiet>
          {[t(`plan.${lead.plan}`), t(`kind.${lead.kind}`), t(`source.${lead.source}`)].join(" · ")}
        </Quiet>
        {actions.view === "all" ? (
          <Quiet>
            <LeadOwner lead={lead} />
          </Quiet>
        ) : null}
        {highlight === "leaving" ? null : <LeadActions {...actions} focusable={active} />}
      </Spread>
    </article>
  );
});

export const Cards = styled("div")(({ theme }) => ({
  fontSize: "0.9375rem",
  "& > article": {
    ...rowHighlightStyles(theme),
    padding: "14px 16px 8px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    "&:focus-visible": { outlineOffset: -2 },
  },
  "& > article:last-of-type": { borderBottom: 0 },
  "& > article:has([data-select] input:checked)": {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, ${theme.vars.palette.background.paper})`,
  },
  "& [data-select]": { flexShrink: 0, marginLeft: -10 },
}));

const Spread = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 12,
  // Aligns the action's text, not its padding, with the edge.
  "& .MuiButton-text": { marginRight: -12 },
});

const Quiet = styled("div")(({ theme }) => ({
  fontSize: "0.875rem",
  color: theme.vars.palette.text.secondary,
  // The address and the number, each in a line that a finger can hit.
  "& > :is(a, span)": { display: "block", width: "fit-content", overflowWrap: "anywhere" },
  "& > a": { paddingBlock: 4 },
}));
