import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { differingFields, formOf, type EditableField, type LeadDraft } from "./leadDraft.ts";
import { watchLead } from "../data/leads.data.ts";

export type LeadConflict = {
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
