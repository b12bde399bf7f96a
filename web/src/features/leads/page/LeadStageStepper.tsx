import { styled } from "@mui/material/styles";
import { isBackwardTransition, transitionBlocker } from "@salvia/domain/lead/stageTransition";
import { leadStatuses, stepOf, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import type { Lead } from "@salvia/domain/lead/lead";
import { useRef, type Ref } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";

type LeadStageStepperProps = {
  lead: Lead;
  /** Whether the user may move the lead. */
  editable: boolean;
  onTransition: (to: LeadStatus) => void;
  onAskConsent: () => void;
};

/**
 * Where a lead is, and where it can go from there, or what it needs first. The page's headline shows
 * all six steps.
 */
export function LeadStageStepper({
  lead,
  editable,
  onTransition,
  onAskConsent,
}: LeadStageStepperProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const current = useRef<HTMLLIElement>(null);
  useFocusKept(current, `${lead.status} ${lead.ownerId}`);
  const next = steps.find((to) => !isBackwardTransition(lead, to) && canMove(lead, to));
  return (
    <>
      <Steps>
        {steps
          .filter((to) => isShown(lead, to, editable))
          .map((status) => (
            <StageStep
              key={status}
              ref={stepOf(status) === lead.step ? current : null}
              {...{ lead, status, editable, onTransition, onAskConsent }}
              recommended={status === next}
            />
          ))}
      </Steps>
      {lead.status === "enrolled" ? <p>{t("stage.client")}</p> : null}
      {lead.loss === undefined ? null : (
        <p>
          {t("leads:loss.because", {
            reason: lead.loss.note ?? t(`leads:loss.${lead.loss.reason}`),
          })}
        </p>
      )}
      {lead.status === "lost" ? <p>{t("stage.lost")}</p> : null}
      {editable && transitionBlocker(lead, "lost") === null ? (
        <div>
          <Button color="inherit" variant="outlined" onClick={() => onTransition("lost")}>
            {t("stage.lose")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Whether a step is the lead's own, or the user can do something about it. */
function isShown(lead: Lead, to: LeadStatus, editable: boolean): boolean {
  if (stepOf(to) === lead.step) return true;
  return editable && (canMove(lead, to) || transitionBlocker(lead, to) === "consent");
}

/** Whether a button moves the lead there; a missing plan is asked for first. */
function canMove(lead: Lead, to: LeadStatus): boolean {
  const blocker = transitionBlocker(lead, to);
  return blocker === null || blocker === "plan";
}

/** All statuses that are a numbered step. */
const steps = leadStatuses.filter((status) => stepOf(status) !== null);

const Steps = styled("ol")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& ~ p": { margin: 0, fontSize: "0.9375rem", overflowWrap: "anywhere" },
});

type StageStepProps = {
  ref: Ref<HTMLLIElement>;
  lead: Lead;
  /** The status that this step stands for. */
  status: LeadStatus;
  editable: boolean;
  /** Whether this is the lead's most likely next step. */
  recommended: boolean;
  onTransition: (to: LeadStatus) => void;
  onAskConsent: () => void;
};

/** One step of a lead: reached, current or ahead, with a button to move there or what blocks it. */
function StageStep({ ref, status, ...props }: StageStepProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { lead } = props;
  const step = stepOf(status) ?? lead.step;
  const here = step === lead.step;
  const blocker = transitionBlocker(lead, status);
  return (
    <Step
      ref={ref}
      tabIndex={-1}
      data-reached={step <= lead.step}
      {...(here && { "aria-current": "step" })}
    >
      <i aria-hidden="true">{step}</i>
      <div>
        <span>{t(`leads:status.${status}`)}</span>
        {here ? (
          <small>{t(lead.status === "lost" ? "stage.lostHere" : "stage.here")}</small>
        ) : blocker === "consent" || blocker === "plan" ? (
          <small>{t(blocker === "plan" ? "stage.needsPlan" : "stage.needsConsent")}</small>
        ) : null}
      </div>
      {props.editable ? <TransitionButton status={status} {...props} /> : null}
    </Step>
  );
}

/** The button to move to a step, if the transition is allowed. */
function TransitionButton({
  lead,
  status,
  recommended,
  onTransition,
  onAskConsent,
}: Omit<StageStepProps, "ref">) {
  const { t } = useTranslation(["leadPage", "leads"]);
  if (transitionBlocker(lead, status) === "consent") {
    return (
      <Button size="small" variant="outlined" onClick={onAskConsent}>
        {t("consent.record")}
      </Button>
    );
  }
  if (!canMove(lead, status)) return null;
  const back = isBackwardTransition(lead, status);
  const word = back ? "back" : lead.status === "lost" ? "again" : status;
  const label = word === "enrolled" || word === "back" || word === "again" ? word : "move";
  return (
    <Button
      size="small"
      variant={recommended ? "contained" : back ? "text" : "outlined"}
      aria-label={`${t(`stage.${label}`)}: ${t(`leads:status.${status}`)}`}
      onClick={() => onTransition(status)}
    >
      {t(`stage.${label}`)}
    </Button>
  );
}

const Step = styled("li")(({ theme }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 52,
  fontSize: "0.9375rem",
  "& > div": { flexGrow: 1, minWidth: 0 },
  "& span": { display: "block" },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& .MuiButton-root": { flexShrink: 0 },
  "& i": {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 28,
    borderRadius: "50%",
    border: `1px solid ${theme.vars.palette.outline}`,
    fontStyle: "normal",
    fontSize: "0.8125rem",
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    zIndex: 1,
  },
  "&[data-reached=true] i": {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint,
  },
  "&[aria-current] i": {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  "&[aria-current] span": { fontWeight: 600 },
  "&:focus": { outline: "none" },
  "&:not(:first-of-type)::before": {
    content: '""',
    position: "absolute",
    left: 13,
    top: -14,
    height: 28,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  "&[data-reached=true]::before": { backgroundColor: theme.vars.palette.primary.main },
}));
