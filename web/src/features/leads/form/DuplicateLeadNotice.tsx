import { styled } from "@mui/material/styles";
import { type LeadKeyType, leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { parseUniqueKeys } from "@salvia/domain/lead/parseLeadForm";
import { useEffect, useState } from "react";

import { Notice } from "../../../ui/status/Notice.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { canShare, type Household, type LeadDraft } from "../writes/leadDraft.ts";
import { type DuplicateLead, findDuplicateLead } from "../data/leadUniqueKeys.data.ts";
import { useSession } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";

export type DuplicateLeadNoticeProps = {
  type: LeadKeyType;
  draft: LeadDraft;
  values: LeadFormValues;
  /** Opens the lead, if it is the user's own. */
  onOpen: (row: LeadRow) => void;
  /** Called when a new person belongs to the household of the user's own lead. */
  onShare: (household: Household) => void;
};

/** Shows while typing that the person is already a lead, and whose. */
export function DuplicateLeadNotice(props: DuplicateLeadNoticeProps) {
  const { type, draft, values, onOpen, onShare } = props;
  const { t } = useTranslation("leads");
  const duplicate = useDuplicateLead(type, draft, values);
  if (duplicate === null) return null;
  if (duplicate.whose !== "mine")
    return <Notice severity="info">{duplicateLeadText(duplicate, t)}</Notice>;
  const { row } = duplicate;
  const name = fullName(row);
  const isShareable = canShare(draft, type, duplicate);
  if (isShareable && draft.kind === "create" && draft.household !== undefined) return null;
  const actions = (
    <NoticeActions>
      {isShareable ? (
        <Button
          color="inherit"
          size="small"
          aria-label={t("duplicate.householdNamed", { name })}
          onClick={() => onShare({ of: row.id, name })}
        >
          {t("duplicate.household")}
        </Button>
      ) : null}
      <Button
        color="inherit"
        size="small"
        aria-label={t("duplicate.openNamed", { name })}
        onClick={() => onOpen(row)}
      >
        {t("duplicate.open")}
      </Button>
    </NoticeActions>
  );
  return (
    <Notice severity="info">
      <div>{duplicateLeadText(duplicate, t)}</div>
      {actions}
    </Notice>
  );
}

/** Buttons below what a notice says, whose words would not fit beside it. */
export const NoticeActions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: "4px 0 -4px -5px",
});

/** Describes who already has the person as a lead. */
export function duplicateLeadText(duplicate: DuplicateLead, t: TFunction<"leads">): string {
  return duplicate.whose === "mine"
    ? t("duplicate.mine", { name: fullName(duplicate.row) })
    : t(`duplicate.${duplicate.whose}`);
}

/**
 * Finds a lead that already has a field's value, once the value is complete and typing pauses; null
 * if there is none or the lookup fails. Values of the edited lead itself are not looked up.
 */
function useDuplicateLead(
  type: LeadKeyType,
  draft: LeadDraft,
  values: LeadFormValues,
): DuplicateLead | null {
  const session = useSession();
  const [found, setFound] = useState<{ key: string; duplicate: DuplicateLead | null } | null>(null);
  const typed = leadUniqueKeys(parseUniqueKeys(values)).get(type) ?? null;
  const ownKey = draft.kind === "edit" ? leadUniqueKeys(draft.base).get(type) : undefined;
  const key = typed === ownKey ? null : typed;
  const { leadId } = draft;

  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    const ask = async () => {
      const duplicate = await findDuplicateLead(key, leadId, session);
      if (!isOver) setFound({ key, duplicate });
    };
    const timer = setTimeout(() => void ask().catch(ignore), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, leadId, session]);

  return found !== null && found.key === key ? found.duplicate : null;
}

const pauseMs = 500;

function ignore() {
  // Saving repeats the check: the rules refuse duplicates.
}
