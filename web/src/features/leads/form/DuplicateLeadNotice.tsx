import Button from "@mui/material/Button";
import type { LeadKeyType } from "@salvia/domain/lead/leadUniqueKeys";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/Notice.tsx";
import { fullName } from "../list/LeadActions.tsx";
import type { LeadDraft } from "./leadDraft.ts";
import type { KnownLead } from "../data/leadUniqueKeys.data.ts";
import type { LeadRow } from "../data/leadRow.ts";
import { useKnownLead } from "./useDuplicateLead.ts";

export type KnownLeadNoticeProps = {
  type: LeadKeyType;
  draft: LeadDraft;
  /** Opens the lead, where it is one's own. */
  onOpen: (row: LeadRow) => void;
};

/** Says, while a lead is being typed, that the person is a lead already, and whose. */
export function KnownLeadNotice({ type, draft, onOpen }: KnownLeadNoticeProps) {
  const { t } = useTranslation("leads");
  const known = useKnownLead(type, draft);
  if (known === null) return null;
  if (known.whose !== "mine") return <Notice severity="info">{knownText(known, t)}</Notice>;
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
      {knownText(known, t)}
    </Notice>
  );
}

/** Whose lead a person is already, as a sentence. */
export function knownText(known: KnownLead, t: TFunction<"leads">): string {
  return known.whose === "mine"
    ? t("known.mine", { name: fullName(known.row) })
    : t(`known.${known.whose}`);
}
