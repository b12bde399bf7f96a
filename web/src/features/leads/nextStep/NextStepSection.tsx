import DoneIcon from "@mui/icons-material/CheckOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { canHaveNextStep, type NextStep } from "@salvia/domain/lead/nextStep";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Section } from "../../../ui/Section.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { DueText } from "./DueText.tsx";
import { NextStepFields } from "./NextStepFields.tsx";
import { nextStepOfLead } from "./nextSteps.data.ts";
import { StepRefusal } from "./StepRefusal.tsx";
import { openStep } from "./stepsOfRows.ts";
import { useNextStepMutation } from "./useNextStepMutation.ts";

type NextStepSectionProps = {
  row: LeadRow;
  /** Whether the lead is the user's own, who may then change its step. */
  own: boolean;
};

/** What happens next about a lead: its owner sets it, changes it, and marks it as done. */
export function NextStepSection({ row, own }: NextStepSectionProps) {
  const { t } = useTranslation("nextStep");
  const heading = useRef<HTMLHeadingElement>(null);
  if (!canHaveNextStep(row.lead)) return null;
  return (
    <Section title={t("title")} headingRef={heading}>
      <Content row={row} own={own} onClosed={() => heading.current?.focus()} />
    </Section>
  );
}

function Content({ row, own, onClosed }: NextStepSectionProps & { onClosed: () => void }) {
  const { t } = useTranslation("nextStep");
  const live = useNextStep(row);
  const mutation = useNextStepMutation();
  const [isOpen, setOpen] = useState(false);
  // Once the server has said that there is none, the form stays, also without a connection.
  const [isKnown, setKnown] = useState(false);
  if (live.status === "content" && live.value.fresh && !isKnown) setKnown(true);
  if (live.status === "loading" || live.status === "empty") {
    return <LoadingBlock height={64} label={t("loading")} />;
  }
  if (live.status === "error") return <LoadProblem of={live} />;
  const stored = live.value.rows[0]?.step ?? null;
  if (stored === null && !isKnown) {
    return <Notice severity="warning">{t("unreachable")}</Notice>;
  }
  const step = openStep(stored);
  const of = { leadId: row.id, name: fullName(row), rev: stored?.rev ?? 0 };

  function close() {
    setOpen(false);
    onClosed();
  }

  async function finish(done: NextStep) {
    if (await mutation.finish(of, done)) setOpen(true);
  }

  return (
    <>
      <StepRefusal refusal={mutation.refusal} />
      {step === null ? (
        isOpen ? null : (
          <Typography sx={{ color: "text.secondary" }}>{t("none")}</Typography>
        )
      ) : (
        <div>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{step.title}</Typography>
          <DueText step={step} />
        </div>
      )}
      {!own ? null : isOpen ? (
        <NextStepFields
          draftId={row.id}
          step={step}
          focused
          busy={mutation.busy}
          onCancel={close}
          onSave={async (next) => {
            const saved = await mutation.set(of, next);
            if (saved) close();
            return saved;
          }}
        />
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {step === null ? null : (
            <Button
              variant="outlined"
              startIcon={<DoneIcon />}
              aria-disabled={mutation.busy}
              onClick={() => void finish(step)}
            >
              {t("finish")}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t(step === null ? "set" : "change")}
          </Button>
        </Box>
      )}
    </>
  );
}

/** The step of a lead, live. All views of a lead share one listener. */
export function useNextStep({ id, lead }: LeadRow) {
  const ownerId = lead.ownerId ?? "";
  return useLiveQuery(`nextSteps/${ownerId}/${id}`, nextStepOfLead(ownerId, id));
}
