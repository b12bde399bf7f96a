import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { NextStepFields } from "./NextStepFields.tsx";
import { StepRefusal } from "./StepRefusal.tsx";
import { useNextStepMutation } from "./useNextStepMutation.ts";

type RowStepDialogProps = {
  row: LeadRow;
  rev: number;
  /** The step that is open. */
  step: NextStep | null;
  onClose: () => void;
};

/** The form for the next step of a lead in a list. */
export function RowStepDialog({ row, rev, step, onClose }: RowStepDialogProps) {
  const { t } = useTranslation("nextStep");
  const id = useId();
  const mutation = useNextStepMutation();
  const name = fullName(row);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        {t("dialog.title", { name })}
      </DialogTitle>
      <DialogContent
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 2,
          "&&": { paddingTop: 1 },
        }}
      >
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
      </DialogContent>
    </Dialog>
  );
}
