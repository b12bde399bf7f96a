import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { NextStepFields } from "./NextStepFields.tsx";
import { useNextStep } from "./NextStepSection.tsx";
import { openStep } from "./stepsOfRows.ts";
import { StepRefusal } from "./StepRefusal.tsx";
import { useNextStepMutation } from "./useNextStepMutation.ts";

/** Asks for the next step after a call, in place of the one before. */
export function StepAfterCall({ row, onClose }: { row: LeadRow; onClose: () => void }) {
  const { t } = useTranslation("nextStep");
  const live = useNextStep(row);
  const mutation = useNextStepMutation();
  // Without the step before, a new one could not replace it; the page says why it can't be read.
  if (live.status !== "content") return null;
  const before = live.value.rows[0]?.step ?? null;
  const replaced = openStep(before);
  const of = { leadId: row.id, name: fullName(row), rev: before?.rev ?? 0 };
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 1,
        padding: 2,
        borderRadius: 2,
        backgroundColor: "tint",
      }}
    >
      <Typography variant="h3">{t("afterCall.title")}</Typography>
      {replaced === null ? null : (
        <Typography variant="body2">
          {t("afterCall.replaces", { title: replaced.title })}
        </Typography>
      )}
      <StepRefusal refusal={mutation.refusal} />
      <NextStepFields
        draftId={`${row.id}/call`}
        step={null}
        focused={false}
        busy={mutation.busy}
        onCancel={onClose}
        onSave={async (step) => {
          const saved = await mutation.set(of, step);
          if (saved) onClose();
          return saved;
        }}
      />
    </Box>
  );
}
