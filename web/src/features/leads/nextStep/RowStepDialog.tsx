import type { NextStep } from "@salvia/domain/lead/nextStep";
import { useTranslation } from "react-i18next";

import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { NextStepFields } from "./NextStepFields.tsx";
import { StepRefusal } from "./StepRefusal.tsx";
import { useNextStepMutation } from "./useNextStepMutation.ts";

type RowStepDialogProps = {
  row: LeadRow;
  rev: number;
  step: NextStep | null;
  onClose: () => void;
};

/** The form for the next step of a lead in a list. */
export function RowStepDialog({ row, rev, step, onClose }: RowStepDialogProps) {
  const { t } = useTranslation("nextStep");
  const mutation = useNextStepMutation();
  const name = fullName(row);
  return (
    <TitledDialog title={t("dialog.title", { name })} maxWidth="sm" onClose={onClose}>
      <StepRefusal refusal={mutation.refusal} />
      <NextStepFields
        draftId={`${row.id}/list`}
        step={step}
        focused
        busy={mutation.busy}
        onCancel={onClose}
        onSave={async (next) => {
          const saved = await mutation.set({ leadId: row.id, name, rev }, next);
          if (saved) onClose();
          return saved;
        }}
      />
    </TitledDialog>
  );
}
