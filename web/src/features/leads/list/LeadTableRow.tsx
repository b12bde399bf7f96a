import { styled } from "@mui/material/styles";
import { memo, use } from "react";
import { useTranslation } from "react-i18next";

import { TimeAgo } from "../../../ui/time/TimeAgo.tsx";
import type { FastScroll } from "./fastScroll.ts";
import { fullName, LeadActions, type LeadActionsProps } from "./LeadActions.tsx";
import { LeadLink } from "../LeadLink.tsx";
import { LeadProgress } from "../page/LeadProgress.tsx";
import { LeadStatusLabel } from "../LeadStatusLabel.tsx";
import { rowHighlightStyles } from "./rowHighlightStyles.ts";
import { LeadOwner } from "../LeadOwner.tsx";
import { LeavingLabel } from "./LeavingLabel.tsx";
import type { RowHighlight } from "./useRowHighlights.ts";
import { SelectLeadContext } from "./leadSelection.ts";
import { usePhoneFormat } from "../../../ui/fields/usePhoneFormat.ts";
import { useDeferredRow } from "./useDeferredRow.ts";
import { WaitingLabel } from "./WaitingLabel.tsx";

export type LeadRowProps = Omit<LeadActionsProps, "focusable"> & {
  mark: RowHighlight | undefined;
  /** The row's index in the list, from 0. */
  index: number;
  /** Whether this row is the tab stop. */
  active: boolean;
  measure: (element: HTMLElement | null) => void;
  hurry: FastScroll;
};

/**
 * One lead in the table, memoized: it rerenders only when its lead changes, so that long lists stay
 * fast.
 */
export const LeadTableRow = memo(function LeadTableRow(props: LeadRowProps) {
  const { mark, index, active, measure, hurry, ...actions } = props;
  const whole = useDeferredRow(hurry);
  const selectLead = use(SelectLeadContext);
  return (
    <Row
      ref={measure}
      data-index={index}
      data-row={actions.row.id}
      data-mark={mark}
      // The header is row 1.
      aria-rowindex={index + 2}
      tabIndex={active ? 0 : -1}
    >
      <th scope="row">
        {whole ? selectLead({ row: actions.row, focusable: active }) : null}
        {whole ? <LeadLink row={actions.row} focusable={false} /> : fullName(actions.row)}
        {actions.row.pending ? <WaitingLabel /> : null}
        <LeavingLabel mark={mark} />
      </th>
      {whole ? <Cells {...actions} mark={mark} focusable={active} /> : null}
    </Row>
  );
});

function Cells({ mark, ...actions }: LeadActionsProps & Pick<LeadRowProps, "mark">) {
  const { t } = useTranslation("leads");
  const formatPhone = usePhoneFormat();
  const { lead } = actions.row;
  return (
    <>
      <td>
        {lead.email === null ? null : <span title={lead.email}>{lead.email}</span>}
        {lead.phone === null ? null : <span>{formatPhone(lead.phone)}</span>}
      </td>
      <td>{t(`plan.${lead.plan}`)}</td>
      <td>
        <LeadStatusLabel status={lead.status} />
      </td>
      <td>
        <LeadProgress step={lead.step} halted={lead.status === "lost"} />
      </td>
      <td data-room="some">{t(`kind.${lead.kind}`)}</td>
      <td data-room="much">{t(`source.${lead.source}`)}</td>
      <td>
        <TimeAgo moment={lead.createdAt} />
      </td>
      <td>
        {actions.view === "all" ? <LeadOwner lead={lead} /> : null}
        {mark === "leaving" ? null : <LeadActions {...actions} />}
      </td>
    </>
  );
}

const Row = styled("tr")(({ theme }) => ({
  ...rowHighlightStyles(theme),
  "& td:nth-of-type(1) span": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    lineHeight: 1.3,
  },
  "& td:nth-of-type(1) span + span": {
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
}));
