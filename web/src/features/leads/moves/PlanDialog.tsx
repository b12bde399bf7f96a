import Typography from "@mui/material/Typography";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { RadioQuestion } from "../../../ui/fields/RadioQuestion.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";

type PlanDialogProps = {
  /** The status to which the lead moves then. */
  to: LeadStatus;
  onChoose: (plan: Plan) => void;
  onClose: () => void;
};

/** Asks for the plan of a lead that has none yet, before it moves on. */
export function PlanDialog({ to, onChoose, onClose }: PlanDialogProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isMissing, setMissing] = useState(false);
  const firstPlan = useRef<HTMLInputElement>(null);
  const id = useId();
  const status = t(`leads:status.${to}`);

  function submit() {
    if (plan !== null) return onChoose(plan);
    setMissing(true);
    firstPlan.current?.focus();
  }

  return (
    <FormDialog
      title={t("choosePlan.title")}
      describedBy={id}
      cancel={t("cancel")}
      confirm={t("stage.move", { status })}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography id={id}>{t("choosePlan.body", { status })}</Typography>
      <RadioQuestion
        label={t("leads:form.plan")}
        values={plans}
        labelOf={(each) => t(`leads:plan.${each}`)}
        value={plan}
        onChange={(chosen) => {
          setPlan(chosen);
          setMissing(false);
        }}
        problem={isMissing ? t("leads:problems.planRequired") : null}
        firstRef={firstPlan}
      />
    </FormDialog>
  );
}
