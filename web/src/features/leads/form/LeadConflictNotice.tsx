import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { formatPhone, normalizePhone } from "@salvia/domain/shared/phone";
import { plans } from "@salvia/domain/site/plan";
import { useTranslation } from "react-i18next";
import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { useEffect, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { differingFields, formOf, type EditableField, type LeadDraft } from "./leadDraft.ts";
import { withNationalPhone } from "./nationalPhone.ts";
import { watchLead } from "../data/leads.data.ts";

type LeadConflictNoticeProps = {
  id: string;
  conflict: LeadConflict;
  form: UseFormReturn<LeadFormValues>;
  onDecided: () => void;
};

/** Compares the fields that changed during editing and lets the user choose which values to keep. */
export function LeadConflictNotice({ id, conflict, form, onDecided }: LeadConflictNoticeProps) {
  const { t } = useTranslation("leads");
  const show = useFieldText();
  const yours = useWatch({ control: form.control, compute: (values: LeadFormValues) => values });
  const { fields, theirs } = conflict;
  if (theirs === null) return null;
  const decide = (choice: () => void) => () => {
    choice();
    onDecided();
  };
  return (
    <Alert
      id={id}
      tabIndex={-1}
      severity="warning"
      role="alert"
      sx={{
        flexShrink: 0,
        maxHeight: "45vh",
        overflowY: "auto",
        borderRadius: 0,
        "& > div": { flexGrow: 1 },
      }}
    >
      <AlertTitle>{t("conflict.title")}</AlertTitle>
      {t("conflict.choose")}
      <Comparison>
        <thead>
          <tr>
            <th scope="col">{t("conflict.field")}</th>
            <th scope="col">{t("conflict.saved")}</th>
            <th scope="col">{t("conflict.typed")}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`form.${field}`)}</th>
              <td>{show(field, theirs)}</td>
              <td>{show(field, yours)}</td>
            </tr>
          ))}
        </tbody>
      </Comparison>
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

/** Returns a function that shows a field's value as the rest of the portal does. */
function useFieldText(): (field: EditableField, values: LeadFormValues) => string {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  return (field, values) => {
    const value = values[field];
    if (value === "") return t("conflict.blank");
    if (field === "phone") {
      const number = normalizePhone(value, values.phoneCountry);
      return number === null ? value : formatPhone(number);
    }
    if (field === "documentCountry") {
      return new Intl.DisplayNames(language, { type: "region" }).of(value) ?? value;
    }
    const type = documentTypes.find((each) => field === "documentType" && each === value);
    if (type !== undefined) return t(`form.documentTypes.${type}`);
    const plan = plans.find((each) => field === "plan" && each === value);
    return plan === undefined ? value : t(`plan.${plan}`);
  };
}

const Comparison = styled("table")({
  width: "100%",
  marginTop: 8,
  borderCollapse: "collapse",
  tableLayout: "fixed",
  "& th, & td": {
    padding: "4px 8px 4px 0",
    textAlign: "left",
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  "& th": { fontWeight: 400 },
  "& thead th, & td": { fontWeight: 600 },
});

type LeadConflict = {
  /** The state that the form may be saved over; null for a new lead. */
  base: Lead | null;
  /** Fields changed by another user that await the user's decision. */
  fields: readonly EditableField[];
  /** The values that another user has saved; null if no decision is needed. */
  theirs: LeadFormValues | null;
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
    return { base, ...noDecision };
  }
  const fields = differingFields(base, now);
  if (fields.length === 0) return { base: now, ...noDecision };
  const theirs = withNationalPhone(formOf(now, draft.values.phoneCountry));
  return {
    base,
    fields,
    theirs,
    takeTheirs() {
      if (fields.includes("phone")) form.setValue("phoneCountry", theirs.phoneCountry);
      for (const field of fields) form.setValue(field, theirs[field], { shouldValidate: true });
      setBase(now);
    },
    keepMine: () => setBase(now),
  };
}

const noDecision = { fields: [], theirs: null, takeTheirs() {}, keepMine() {} };
