import StepIcon from "@mui/icons-material/EventOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { RowStepDialog } from "./laterSteps.ts";
import { DueText } from "./DueText.tsx";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { openStep, useStepOfRow } from "./stepsOfRows.ts";

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
      <DueText step={step} isShort /> <span>{step.title}</span>
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
        <Suspense fallback={null}>
          <RowStepDialog
            row={row}
            rev={stored?.step.rev ?? 0}
            step={step}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
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
  "& > [data-overdue]": { marginRight: 4 },
}));
