import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { formatPhone, normalizePhone } from "@salvia/domain/shared/phone";
import { plans } from "@salvia/domain/site/plan";
import { useTranslation } from "react-i18next";
import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { useEffect, useEffectEvent, useState } from "react";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import {
  differingFields,
  formOf,
  type EditableField,
  type LeadDraft,
} from "../writes/leadDraft.ts";
import { mergeEdits } from "./mergeEdits.ts";
import type { LeadForm } from "./useLeadForm.ts";
import { withNationalPhone } from "./nationalPhone.ts";
import { watchLead } from "../data/leads.data.ts";
import { mergedBy } from "../data/mergedBy.data.ts";
import { useStaffName } from "../../../ui/StaffName.tsx";

type LeadConflictNoticeProps = {
  id: string;
  conflict: LeadConflict;
  yours: LeadFormValues;
  onDecided: () => void;
};

/**
 * Says what was saved elsewhere during editing, compares the fields that both have changed, and lets
 * the user choose which values to keep.
 */
export function LeadConflictNotice({ id, conflict, yours, onDecided }: LeadConflictNoticeProps) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  const show = useFieldText();
  const { fields, theirs, taken, by } = conflict;
  const who = by === null ? t("conflict.title") : <MergedBy uid={by} />;
  const names = taken.map((field) => t(`form.${field}`));
  const follows =
    names.length === 0
      ? null
      : t("conflict.taken", { fields: new Intl.ListFormat(language).format(names) });
  if (theirs === null) {
    return follows === null ? null : (
      <output>
        <Alert severity="info" role="presentation" sx={{ borderRadius: 0 }}>
          <AlertTitle>{who}</AlertTitle>
          <span>{follows}</span>
        </Alert>
      </output>
    );
  }
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
      <AlertTitle>{who}</AlertTitle>
      {follows === null ? null : <div>{follows}</div>}
      <div>{t("conflict.choose")}</div>
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

function MergedBy({ uid }: { uid: string }) {
  const { t } = useTranslation("leads");
  return <span>{t("conflict.merged", { name: useStaffName(uid) })}</span>;
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
  /** Fields that both have changed, which await the user's decision. */
  fields: readonly EditableField[];
  /** The values that were saved elsewhere; null if no decision is needed. */
  theirs: LeadFormValues | null;
  /** Fields that have taken values saved elsewhere, because the user had not touched them. */
  taken: readonly EditableField[];
  /** Who saved them by a merge; null for the owner, in another window. */
  by: string | null;
  /** Puts the new values into the form. */
  takeTheirs: () => void;
  /** Keeps the form's values, to be saved over the new ones. */
  keepMine: () => void;
};

/**
 * Watches the edited lead, so that changes made elsewhere are not silently overwritten. Fields that
 * the user has not touched follow them; those that both have changed require a decision.
 */
export function useLeadConflict(draft: LeadDraft, form: LeadForm): LeadConflict {
  const [base, setBase] = useState(draft.kind === "edit" ? draft.base : null);
  const [saved, setSaved] = useState<Lead | null>(null);
  const [taken, setTaken] = useState<readonly EditableField[]>([]);
  const [by, setBy] = useState<string | null>(null);
  const watched = draft.kind === "edit" ? draft.leadId : null;

  const receive = useEffectEvent((lead: Lead) => {
    if (base === null || watched === null || lead.rev === base.rev) return;
    const merged = mergeEdits(base, lead, form.values);
    put(merged.taken, merged.theirs);
    setBase(merged.base);
    setSaved(lead);
    setTaken((before) => [...new Set([...before, ...merged.taken])]);
    // Without an answer, the notice names no one.
    mergedBy(watched, lead.rev).then(setBy, () => setBy(null));
  });
  useEffect(
    () => (watched === null ? undefined : watchLead(watched, (lead) => receive(lead))),
    [watched],
  );

  function put(fields: readonly EditableField[], values: LeadFormValues) {
    const names = fields.includes("phone") ? ["phoneCountry" as const, ...fields] : fields;
    form.change(Object.fromEntries(names.map((name) => [name, values[name]])));
  }

  if (base === null || saved === null) return { base, taken, by, ...noDecision };
  const fields = differingFields(base, saved);
  if (fields.length === 0) return { base: saved, taken, by, ...noDecision };
  const theirs = withNationalPhone(formOf(saved, draft.values.phoneCountry));
  return {
    base,
    fields,
    theirs,
    taken,
    by,
    takeTheirs() {
      put(fields, theirs);
      setBase(saved);
    },
    keepMine: () => setBase(saved),
  };
}

const noDecision = { fields: [], theirs: null, takeTheirs() {}, keepMine() {} };
