import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import { LeadProgress, LeadStatusLabel } from "../LeadStatusLabel.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { LeadViewers } from "./LeadViewers.tsx";
import { WaitingLabel } from "../list/RowLabels.tsx";

/** A lead's state in one line, below its name. */
export function LeadHeadline({ row: { id, lead, pending } }: { row: LeadRow }) {
  const { t } = useTranslation("leads");
  return (
    <Line>
      <LeadStatusLabel status={lead.status} />
      <LeadProgress step={lead.step} halted={lead.status === "lost"} />
      <span>{t(`kind.${lead.kind}`)}</span>
      <span>{t(`plan.${lead.plan}`)}</span>
      {lead.ownerId === null ? <span>{t("views.pool")}</span> : null}
      {pending ? <WaitingLabel /> : null}
      <LeadViewers leadId={id} />
    </Line>
  );
}

const Line = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 24,
  rowGap: 8,
  marginTop: -8,
  color: theme.vars.palette.text.secondary,
  "& > span:first-of-type": { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));
