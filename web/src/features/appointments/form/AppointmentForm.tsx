import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { appointmentModes, reasonMaxLength } from "@salvia/domain/scheduling/appointment";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { draftProblem, type AppointmentDraft } from "./appointmentDraft.ts";
import { FreeTimes } from "./FreeTimes.tsx";

type AppointmentFormProps = {
  /** The clinician whose free times are offered; null until known. */
  clinicianId: string | null;
  draft: AppointmentDraft;
  /** Whether the user has tried to submit; missing fields are reported only then. */
  tried: boolean;
  onChange: (draft: AppointmentDraft) => void;
};

/** The fields for the mode, time and reason of an appointment. */
export function AppointmentForm({ clinicianId, draft, tried, onChange }: AppointmentFormProps) {
  const { t } = useTranslation("appointments");
  const problem = draftProblem(draft);
  const isBadReason = problem === "unreadable" || problem === "tooLong";
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={draft.mode}
        aria-label={t("form.mode")}
        onChange={(_event, value: unknown) => {
          const mode = appointmentModes.find((each) => each === value);
          if (mode !== undefined) onChange({ ...draft, mode });
        }}
      >
        {appointmentModes.map((mode) => (
          <ToggleButton key={mode} value={mode} sx={{ paddingInline: 2 }}>
            {t(`mode.${mode}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {clinicianId === null ? null : (
        <FreeTimes
          key={clinicianId}
          clinicianId={clinicianId}
          mode={draft.mode}
          value={draft.startsAt}
          onChoose={(startsAt) => onChange({ ...draft, startsAt })}
        />
      )}
      {tried && problem === "time" ? <div role="alert">{t("form.needsTime")}</div> : null}
      <TextField
        id={useId()}
        label={t("form.reason")}
        fullWidth
        autoComplete="off"
        value={draft.reason}
        error={isBadReason}
        helperText={
          isBadReason ? t(`form.${problem}`, { most: reasonMaxLength }) : t("form.reasonHint")
        }
        onChange={({ target }) => onChange({ ...draft, reason: target.value })}
      />
    </Box>
  );
}
