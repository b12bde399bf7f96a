import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { appointmentModes, reasonMaxLength } from "@salvia/domain/scheduling/appointment";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { reasonProblem, type AppointmentDraft } from "./appointmentDraft.ts";
import { TimeChoice, type TimeChoiceProps } from "./TimeChoice.tsx";

type AppointmentFormProps = Pick<TimeChoiceProps, "patient" | "near" | "tried"> & {
  /** The clinician whose free times are offered; null until known. */
  clinicianId: string | null;
  draft: AppointmentDraft;
  onChange: (draft: AppointmentDraft) => void;
};

/** The fields for the mode, time and reason of an appointment. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { clinicianId, patient, near = null, draft, tried, onChange } = props;
  const { t } = useTranslation("appointments");
  const problem = reasonProblem(draft.reason);
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
        <TimeChoice
          key={clinicianId}
          {...{ clinicianId, patient, near, draft, tried }}
          mode={draft.mode}
          onChange={(time) => onChange({ ...draft, ...time })}
        />
      )}
      <TextField
        id={useId()}
        label={t("form.reason")}
        fullWidth
        autoComplete="off"
        value={draft.reason}
        error={problem !== null}
        helperText={
          problem === null ? t("form.reasonHint") : t(`form.${problem}`, { most: reasonMaxLength })
        }
        onChange={({ target }) => onChange({ ...draft, reason: target.value })}
      />
    </Box>
  );
}
