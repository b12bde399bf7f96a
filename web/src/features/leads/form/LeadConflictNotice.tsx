import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { differingFields, formOf, type EditableField, type LeadDraft } from "./leadDraft.ts";
import { watchLead } from "../data/leads.data.ts";

type LeadConflictNoticeProps = {
  id: string;
  conflict: LeadConflict;
  onDecided: () => void;
};

/** Lists the fields that changed during editing and lets the user choose which values to keep. */
export function LeadConflictNotice({ id, conflict, onDecided }: LeadConflictNoticeProps) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  if (conflict.fields.length === 0) return null;
  const names = conflict.fields.map((field) => t(`form.${field}`));
  const decide = (choice: () => void) => () => {
    choice();
    onDecided();
  };
  const fields = new Intl.ListFormat(language).format(names);
  return (
    <Alert id={id} tabIndex={-1} severity="warning" role="alert" sx={{ borderRadius: 0 }}>
      <AlertTitle>{t("conflict.title")}</AlertTitle>
      {t("conflict.body", { fields })} {t("conflict.choose")}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginTop: 1 }}>
        <Button size="small" variant="outlined" onClick={decide(conflict.takeTheirs)}>
          {t("conflict.theirs")}
        </Button>
        <Button size="small" variant="outlined" onClick={decide(conflict.keepMine)}>
          {t("conflict.mine")}
        </Button>
      </Box>
    </Alert>
  );
}

type LeadConflict = {
  /** The state that the form may be saved over; null for a new lead. */
  base: Lead | null;
  /** Fields changed by another user that await the user's decision. */
  fields: readonly EditableField[];
  /** Puts the new values into the form. */
  takeTheirs: () => void;
  /** Keeps the form's values, to be saved over the new ones. */
  keepMine: () => void;
};

/**
 * Watches the edited lead, so that another user's changes are not silently overwritten. Changes to
 * the form's fields require a decision; otherwise the edit continues from the new state.
 */
export function useLeadConflict(
  draft: LeadDraft,
  form: UseFormReturn<LeadFormValues>,
): LeadConflict {
  const [base, setBase] = useState(draft.kind === "edit" ? draft.base : null);
  const [now, setNow] = useState<Lead | null>(null);
  const watched = draft.kind === "edit" ? draft.leadId : null;

  useEffect(() => (watched === null ? undefined : watchLead(watched, setNow)), [watched]);

  if (base === null || now === null || now.rev === base.rev) {
    return { base, fields: [], takeTheirs: ignore, keepMine: ignore };
  }
  const fields = differingFields(base, now);
  if (fields.length === 0) return { base: now, fields, takeTheirs: ignore, keepMine: ignore };
  return {
    base,
    fields,
    takeTheirs() {
      const theirs = formOf(now, draft.values.phoneCountry);
      for (const field of fields) form.setValue(field, theirs[field], { shouldValidate: true });
      setBase(now);
    },
    keepMine: () => setBase(now),
  };
}

function ignore() {}
