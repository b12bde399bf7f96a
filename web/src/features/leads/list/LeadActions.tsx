import type { LeadView } from "@salvia/domain/lead/leadFilter";
import type { Lead } from "@salvia/domain/lead/lead";
import { canHaveNextStep } from "@salvia/domain/lead/nextStep";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { RowStepButton, RowStepLabel } from "../nextStep/laterSteps.ts";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { StaffName } from "../../../ui/StaffName.tsx";

export type LeadActionsProps = {
  row: LeadRow;
  view: LeadView;
  claiming: boolean;
  /**
   * Whether Tab reaches it. Only one row of a list is a tab stop, or leaving the list takes too
   * long.
   */
  focusable: boolean;
  onEdit: (row: LeadRow) => void;
  onClaim: (row: LeadRow) => void;
};

/** The action on a lead in a list: edit the user's own, or claim one from the pool. */
export function LeadActions(props: LeadActionsProps) {
  const { row, view, claiming, focusable, onEdit, onClaim } = props;
  const { t } = useTranslation("leads");
  const { user } = useAuth();
  const name = fullName(row);
  const tabIndex = focusable ? 0 : -1;
  // Only salespeople edit or claim leads.
  if (user?.role !== "sales") return null;
  if (view === "mine") {
    return (
      <span style={{ whiteSpace: "nowrap" }}>
        {canHaveNextStep(row.lead) ? (
          <Suspense fallback={null}>
            <RowStepButton row={row} focusable={focusable} />
          </Suspense>
        ) : null}
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-label={t("row.editNamed", { name })}
          onClick={() => onEdit(row)}
        >
          {t("row.edit")}
        </Button>
      </span>
    );
  }
  return (
    <Button
      size="small"
      variant="outlined"
      tabIndex={tabIndex}
      aria-label={t("row.claimNamed", { name })}
      // Not `disabled`, which would lose the focus while the claim is pending.
      aria-disabled={claiming}
      onClick={() => {
        if (!claiming) onClaim(row);
      }}
    >
      {claiming ? t("row.claiming") : t("row.claim")}
    </Button>
  );
}

/** The step of an own lead that is open, below its name. */
export function LeadStep({ row, view }: Pick<LeadActionsProps, "row" | "view">) {
  if (view !== "mine" || !canHaveNextStep(row.lead)) return null;
  return (
    <Suspense fallback={null}>
      <RowStepLabel id={row.id} />
    </Suspense>
  );
}

/** The name of a lead's owner. */
export function LeadOwner({ lead: { ownerId } }: { lead: Lead }) {
  const { t } = useTranslation("leads");
  return ownerId === null ? <span>{t("views.pool")}</span> : <StaffName uid={ownerId} />;
}
