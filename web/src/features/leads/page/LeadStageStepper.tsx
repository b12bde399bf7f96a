import { styled } from "@mui/material/styles";
import { isBackwardTransition, transitionBlocker } from "@salvia/domain/lead/stageTransition";
import { leadStatuses, stepOf, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import type { Lead } from "@salvia/domain/lead/lead";
import Button from "@mui/material/Button";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { StageStep } from "./StageStep.tsx";

type LeadStageStepperProps = {
  lead: Lead;
  /** Whether the user may move the lead. */
  movable: boolean;
  onMove: (to: LeadStatus) => void;
  onAskConsent: () => void;
};

/** A lead's six steps: the current one, possible moves, and why others are blocked. */
export function LeadStageStepper({ lead, movable, onMove, onAskConsent }: LeadStageStepperProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const current = useRef<HTMLLIElement>(null);
  useFocusKept(current, `${lead.status} ${lead.ownerId}`);
  const next = steps.find(
    (to) => !isBackwardTransition(lead, to) && transitionBlocker(lead, to) === null,
  );
  return (
    <>
      <Steps>
        {steps.map((status) => (
          <StageStep
            key={status}
            ref={stepOf(status) === lead.step ? current : null}
            {...{ lead, status, movable, onMove, onAskConsent }}
            main={status === next}
          />
        ))}
      </Steps>
      {lead.status === "enrolled" ? <p>{t("way.client")}</p> : null}
      {lead.status === "lost" ? <p>{t("way.lost")}</p> : null}
      {movable && transitionBlocker(lead, "lost") === null ? (
        <div>
          <Button color="inherit" variant="outlined" onClick={() => onMove("lost")}>
            {t("way.lose")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** All statuses that are a numbered step. */
const steps = leadStatuses.filter((status) => stepOf(status) !== null);

const Steps = styled("ol")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& + p": { margin: 0, fontSize: "0.9375rem" },
});
