import Button from "@mui/material/Button";
import { type LeadKeyType, leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { parseUniqueKeys } from "@salvia/domain/lead/parseLeadForm";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";

import { Notice } from "../../../ui/status/Notice.tsx";
import { fullName } from "../list/LeadActions.tsx";
import type { LeadDraft } from "./leadDraft.ts";
import { type DuplicateLead, findDuplicateLead } from "../data/leadUniqueKeys.data.ts";
import type { LeadRow } from "../data/leadRow.ts";
import { useSession } from "../../../session/useAuth.ts";

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

/**
 * Finds a lead that already has a field's value, once the value is complete and typing pauses; null
 * if there is none or the lookup fails. Values of the edited lead itself are not looked up.
 */
function useDuplicateLead(type: LeadKeyType, draft: LeadDraft): DuplicateLead | null {
  const session = useSession();
  const [found, setFound] = useState<{ key: string; known: DuplicateLead | null } | null>(null);
  const typed = useWatch({
    compute: (values: LeadFormValues) => leadUniqueKeys(parseUniqueKeys(values)).get(type) ?? null,
  });
  const held = draft.kind === "edit" ? leadUniqueKeys(draft.base).get(type) : undefined;
  const key = typed === held ? null : typed;
  const { leadId } = draft;

  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    const ask = async () => {
      const known = await findDuplicateLead(key, leadId, session);
      if (!isOver) setFound({ key, known });
    };
    const timer = setTimeout(() => void ask().catch(ignore), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, leadId, session]);

  return found !== null && found.key === key ? found.known : null;
}

const pauseMs = 500;

function ignore() {
  // Saving repeats the check: the rules refuse duplicates.
}
