import type { LeadEntry, LeadFormValues } from "@salvia/domain/lead/leadForm";
import { useEffect, useEffectEvent, useId, useImperativeHandle, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import { LeadConflictNotice, useLeadConflict } from "./LeadConflictNotice.tsx";
import { formOf, isSameForm, type LeadDraft } from "../writes/leadDraft.ts";
import { LeadFormFields } from "./LeadFormFields.tsx";
import { withNationalPhone } from "./nationalPhone.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import type { SaveOutcome, SaveProblem } from "./saveLead.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { duplicateLeadText } from "./DuplicateLeadNotice.tsx";
import { useLeadForm } from "./useLeadForm.ts";

export type LeadDialogProps = {
  draft: LeadDraft;
  /** Form values typed earlier, when the user returns to an unfinished draft. */
  typed: LeadFormValues | null;
  /** Why an earlier attempt to save the draft failed. */
  problem: SaveProblem | null;
  /** Called with what would be lost on closing, or null if nothing would. */
  onType: (unsaved: { draft: LeadDraft; typed: LeadFormValues } | null) => void;
  onSave: (draft: LeadDraft, entry: LeadEntry) => Promise<SaveOutcome>;
  /** Closes the dialog, with the draft's outcome, or null if there is none. */
  onClose: (outcome: "created" | "edited" | "waiting" | null) => void;
  /** Opens another lead in place of this one. */
  onOpen: (row: LeadRow) => void;
  /** Closes the dialog as its own button does: asks first if something would be lost. */
  closeRef: Ref<() => void>;
};

/**
 * Creates or edits a lead. Keeps the typed text through every error until it is saved or discarded.
 */
export function LeadDialog(props: LeadDialogProps) {
  const { draft, typed, problem, onType, onSave, onClose, onOpen, closeRef } = props;
  const { t } = useTranslation("leads");
  const id = useId();
  const [first] = useState(() => typed ?? withNationalPhone(draft.values));
  const form = useLeadForm(first);
  const conflict = useLeadConflict(draft, form);
  const [saving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState<{ problem: SaveProblem | null } | null>(null);
  /** What to do once the user agrees to lose the typed text; null while no question is open. */
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const failed = attempt === null ? problem : attempt.problem;
  // The notice of the conflict says so, with both values.
  const isCompared =
    conflict.theirs !== null &&
    failed?.kind === "refused" &&
    failed.failure.code === "changed-meanwhile";

  const [household, setHousehold] = useState(draft.kind === "edit" ? undefined : draft.household);
  const current: LeadDraft =
    draft.kind === "create"
      ? // A write that is kept on the device has no field that is undefined.
        {
          kind: "create",
          leadId: draft.leadId,
          values: draft.values,
          ...(household && { household }),
        }
      : conflict.base !== null
        ? { ...draft, base: conflict.base }
        : draft;

  const start =
    current.kind === "edit" ? formOf(current.base, draft.values.phoneCountry) : draft.values;
  const isUnsaved = problem !== null || !isSameForm(form.values, withNationalPhone(start));
  useUnloadWarning(isUnsaved);
  const noteTyping = useEffectEvent(() =>
    onType(isUnsaved ? { draft: current, typed: form.values } : null),
  );
  useEffect(() => {
    if (form.values !== first) noteTyping();
  }, [form.values, first]);

  function leave(go: () => void) {
    if (saving) return;
    if (isUnsaved) setLeaving({ go });
    else go();
  }

  const close = () => leave(() => onClose(null));
  useImperativeHandle(closeRef, () => close);

  async function submit() {
    const { entry, values } = form;
    form.attempt();
    if (entry === null) return;
    if (conflict.fields.length > 0) return document.getElementById(`${id}-conflict`)?.focus();
    if (current.kind === "edit" && !isUnsaved) return onClose(null);
    setSaving(true);
    setAttempt({ problem: null });
    const outcome = await onSave({ ...current, values }, entry);
    setSaving(false);
    if (outcome.status === "failed") return setAttempt({ problem: outcome.problem });
    if (outcome.status === "waiting") return onClose("waiting");
    onClose(draft.kind === "create" ? "created" : "edited");
  }

  return (
    <FormDialog
      title={t(`form.${draft.kind}Title`)}
      maxWidth="sm"
      isLong
      cancel={t("form.cancel")}
      confirm={t(draft.kind === "create" ? "form.create" : "form.save")}
      busyLabel={t("form.saving")}
      busy={saving}
      onSubmit={() => void submit()}
      onClose={close}
      notices={
        <>
          <LeadConflictNotice
            id={`${id}-conflict`}
            conflict={conflict}
            yours={form.values}
            onDecided={() => setAttempt({ problem: null })}
          />
          {failed === null || isCompared ? null : (
            <SaveProblemNotice kind={draft.kind} problem={failed} />
          )}
        </>
      }
    >
      <LeadFormFields
        form={form}
        draft={current}
        onOpen={(row) => leave(() => onOpen(row))}
        onShare={(shared) => {
          setHousehold(shared);
          setAttempt({ problem: null });
        }}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={t("discard.title")}
        body={t("discard.body")}
        cancelLabel={t("discard.keep")}
        confirmLabel={t("discard.discard")}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving?.go()}
      />
    </FormDialog>
  );
}

type SaveProblemNoticeProps = { kind: LeadDraft["kind"]; problem: SaveProblem };

/** Shows why a lead was not saved, in the product's agreed wording. */
function SaveProblemNotice({ kind, problem }: SaveProblemNoticeProps) {
  const { t } = useTranslation(["leads", "outbox"]);
  const failureText = useFailureText();
  if (problem.kind === "noSalesperson")
    return <Notice severity="error">{t("notSaved.noSalesperson")}</Notice>;
  if (problem.kind === "unexplained")
    return <Notice severity="warning">{t("outbox:unexplained")}</Notice>;
  const error =
    problem.kind === "duplicate"
      ? duplicateLeadText(problem.duplicate, t)
      : failureText(problem.failure);
  return <Notice severity="error">{t(`notSaved.${kind}`, { error })}</Notice>;
}
