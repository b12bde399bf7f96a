import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

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
          <FormControl error={isMissing}>
            <FormLabel id={`${id}-plan`}>{t("leads:form.plan")}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-plan`}
              aria-describedby={isMissing ? `${id}-problem` : undefined}
              value={plan}
              onChange={(_event, value) => {
                setPlan(plans.find((each) => each === value) ?? null);
                setMissing(false);
              }}
            >
              {plans.map((each, index) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio slotProps={{ input: { ref: index === 0 ? firstPlan : null } }} />}
                  label={t(`leads:plan.${each}`)}
                />
              ))}
            </RadioGroup>
            {isMissing ? (
              <FormHelperText id={`${id}-problem`} role="alert">
                {t("leads:problems.planRequired")}
              </FormHelperText>
            ) : null}
          </FormControl>
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="contained">
            {t("choosePlan.confirm", { status })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
