import Button from "@mui/material/Button";
import type { LeadKeyType } from "@salvia/domain/lead/leadUniqueKeys";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import { fullName } from "../list/LeadActions.tsx";
import type { LeadDraft } from "./leadDraft.ts";
import type { DuplicateLead } from "../data/leadUniqueKeys.data.ts";
import type { LeadRow } from "../data/leadRow.ts";
import { useDuplicateLead } from "./useDuplicateLead.ts";

export type DuplicateLeadNoticeProps = {
  type: LeadKeyType;
  draft: LeadDraft;
  /** Opens the lead, if it is the user's own. */
  onOpen: (row: LeadRow) => void;
};

/** Shows while typing that the person is already a lead, and whose. */
export function DuplicateLeadNotice({ type, draft, onOpen }: DuplicateLeadNoticeProps) {
  const { t } = useTranslation("leads");
  const known = useDuplicateLead(type, draft);
  if (known === null) return null;
  if (known.whose !== "mine") return <Notice severity="info">{duplicateLeadText(known, t)}</Notice>;
  const { row } = known;
  const open = (
    <Button
      color="inherit"
      size="small"
      aria-label={t("known.openNamed", { name: fullName(row) })}
      onClick={() => onOpen(row)}
    >
      {t("known.open")}
    </Button>
  );
  return (
    <Notice severity="info" action={open}>
      {duplicateLeadText(known, t)}
    </Notice>
  );
}

/** Describes who already has the person as a lead. */
export function duplicateLeadText(known: DuplicateLead, t: TFunction<"leads">): string {
  return known.whose === "mine"
    ? t("known.mine", { name: fullName(known.row) })
    : t(`known.${known.whose}`);
}
