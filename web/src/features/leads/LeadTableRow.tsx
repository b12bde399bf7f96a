import { styled } from "@mui/material/styles";
import { memo } from "react";
import { useTranslation } from "react-i18next";

import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { fullName, LeadActions, type LeadActionsProps } from "./LeadActions.tsx";
import { LeadProgress } from "./LeadProgress.tsx";
import { LeadStatusLabel } from "./LeadStatusLabel.tsx";
import { markStyles } from "./markStyles.ts";
import type { LeadMark } from "./useLeadNews.ts";
import { usePhoneFormat } from "./usePhoneFormat.ts";
import { WaitingLabel } from "./WaitingLabel.tsx";

export type LeadRowProps = LeadActionsProps & { mark: LeadMark | undefined };

/** One lead in the table. It renders anew only when its lead does: lists of hundreds stay quick. */
export const LeadTableRow = memo(function LeadTableRow({ mark, ...actions }: LeadRowProps) {
  const { t } = useTranslation("leads");
  const formatPhone = usePhoneFormat();
  const { lead, pending } = actions.row;
  return (
    <Row data-mark={mark}>
      <th scope="row">
        {fullName(actions.row)}
        {pending ? <WaitingLabel /> : null}
      </th>
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
        <LeadActions {...actions} />
      </td>
    </Row>
  );
});

const Row = styled("tr")(({ theme }) => ({
  ...markStyles(theme),
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
