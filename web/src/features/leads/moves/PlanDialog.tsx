import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { RadioQuestion } from "../../../ui/fields/RadioQuestion.tsx";

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

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (plan !== null) return onChoose(plan);
    setMissing(true);
    firstPlan.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
    >
      <form noValidate onSubmit={submit} style={{ display: "contents" }}>
        <DialogTitle id={id} variant="h3" component="h2">
          {t("choosePlan.title")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Typography id={`${id}-body`}>{t("choosePlan.body", { status })}</Typography>
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
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="contained">
            {t("stage.move", { status })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
