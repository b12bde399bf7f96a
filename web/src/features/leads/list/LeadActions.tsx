import Button from "@mui/material/Button";
import type { LeadView } from "@salvia/domain/lead/leadFilter";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../../session/useAuth.ts";
import type { LeadRow } from "../data/leadRow.ts";

export type LeadActionsProps = {
  row: LeadRow;
  view: LeadView;
  claiming: boolean;
  /** Whether Tab leads to it: only in one row of a list, or one would never get through. */
  focusable: boolean;
  onEdit: (row: LeadRow) => void;
  onClaim: (row: LeadRow) => void;
};

/** What can be done with a lead of a list: edit one's own, claim one from the pool. */
export function LeadActions(props: LeadActionsProps) {
  const { row, view, claiming, focusable, onEdit, onClaim } = props;
  const { t } = useTranslation("leads");
  const { user } = useAuth();
  const name = fullName(row);
  const tabIndex = focusable ? 0 : -1;
  // Whoever oversees all leads edits none, and takes none.
  if (user?.role !== "sales") return null;
  if (view === "mine") {
    return (
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={t("row.editNamed", { name })}
        onClick={() => onEdit(row)}
      >
        {t("row.edit")}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="outlined"
      tabIndex={tabIndex}
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
