import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import type { LeadRow, LeadView } from "./leadRow.ts";

export type LeadActionsProps = {
  row: LeadRow;
  view: LeadView;
  claiming: boolean;
  onEdit: (row: LeadRow) => void;
  onClaim: (row: LeadRow) => void;
};

/** What can be done with a lead of a list: edit one's own, claim one from the pool. */
export function LeadActions({ row, view, claiming, onEdit, onClaim }: LeadActionsProps) {
  const { t } = useTranslation("leads");
  const name = fullName(row);
  if (view === "mine") {
    return (
      <Button size="small" aria-label={t("row.editNamed", { name })} onClick={() => onEdit(row)}>
        {t("row.edit")}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t("row.claimNamed", { name })}
      // Not `disabled`: the focus would be lost while one waits.
      aria-disabled={claiming}
      onClick={() => {
        if (!claiming) onClaim(row);
      }}
    >
      {claiming ? t("row.claiming") : t("row.claim")}
    </Button>
  );
}

/** A lead's name as it is shown and read out. */
export function fullName({ lead }: LeadRow): string {
  return `${lead.firstName} ${lead.lastName}`;
}
