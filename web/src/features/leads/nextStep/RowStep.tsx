import StepIcon from "@mui/icons-material/EventOutlined";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import type { LeadRow } from "../data/leadRow.ts";
import { fullName } from "../list/LeadActions.tsx";
import { DueText } from "./DueText.tsx";
import { NextStepFields } from "./NextStepFields.tsx";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { openStep } from "./NextStepSection.tsx";
import { StepRefusal } from "./StepRefusal.tsx";
import { useStepOfRow } from "./stepsOfRows.ts";
import { useNextStepMutation } from "./useNextStepMutation.ts";

/** A lead's open step, below its name in a list. */
export function RowStepLabel({ id }: { id: string }) {
  return (
    <Texts>
      <Label id={id} />
    </Texts>
  );
}

function Label({ id }: { id: string }) {
  const { t } = useTranslation("nextStep");
  const step = openStep(useStepOfRow(id)?.step ?? null);
  if (step === null) return null;
  return (
    <Line title={step.title}>
      <span style={visuallyHidden}>{t("row.step")} </span>
      <DueText step={step} isShort /> {step.title}
    </Line>
  );
}

type RowStepButtonProps = {
  row: LeadRow;
  /** Whether Tab reaches it. */
  focusable: boolean;
};

/** Opens the form for a lead's next step in a list. */
export function RowStepButton(props: RowStepButtonProps) {
  return (
    <Texts>
      <StepButton {...props} />
    </Texts>
  );
}

function StepButton({ row, focusable }: RowStepButtonProps) {
  const { t } = useTranslation("nextStep");
  const stored = useStepOfRow(row.id);
  const [isOpen, setOpen] = useState(false);
  const name = fullName(row);
  // Without the step before, a new one could not replace it.
  if (stored === undefined) return null;
  const step = openStep(stored?.step ?? null);
  return (
    <>
      <IconButton
        size="small"
        color="primary"
        tabIndex={focusable ? 0 : -1}
        aria-label={t(step === null ? "row.setNamed" : "row.changeNamed", { name })}
        onClick={() => setOpen(true)}
      >
        <StepIcon fontSize="small" />
      </IconButton>
      {isOpen ? (
        <StepDialog
          row={row}
          rev={stored?.step.rev ?? 0}
          step={step}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type StepDialogProps = {
  row: LeadRow;
  rev: number;
  step: ReturnType<typeof openStep>;
  onClose: () => void;
};

function StepDialog({ row, rev, step, onClose }: StepDialogProps) {
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

/** The texts of rows load after the list. */
function Texts({ children }: { children: ReactNode }) {
  return (
    <NamespaceLoader namespaces={["nextStep"]} persistent>
      {children}
    </NamespaceLoader>
  );
}

const Line = styled("span")(({ theme }) => ({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  fontSize: "0.75rem",
  fontWeight: 400,
  lineHeight: 1.3,
  color: theme.vars.palette.text.secondary,
  whiteSpace: "nowrap",
  "& > [data-overdue]": { flexWrap: "nowrap", verticalAlign: "bottom", marginRight: 4 },
}));
