import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { dueTitleMaxLength, type DueTitleProblem } from "@salvia/domain/shared/due";
import { taskPriorities } from "@salvia/domain/scheduling/task";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";

import { dayAt } from "../../lib/time/calendarDay.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import type { TaskForm, TaskPatient } from "./taskForm.ts";

/** Renders the patient field. The portal provides it, because the portal knows the patients. */
export type PatientField = (
  chosen: TaskPatient | null,
  onChoose: (patient: TaskPatient | null) => void,
) => ReactNode;

type TaskFieldsProps = {
  form: TaskForm;
  onChange: (form: TaskForm) => void;
  /** The problem with the title; null until it should be shown. */
  problem: DueTitleProblem | null;
  titleField: RefObject<HTMLInputElement | null>;
  patientField: PatientField;
};

export function TaskFields({ form, onChange, problem, titleField, patientField }: TaskFieldsProps) {
  const { t } = useTranslation("tasks");
  const today = dayAt(useNow(), useKnownTimeZone());
  const isPast = form.dueOn !== "" && form.dueOn < today;
  const priorities = taskPriorities.map((each) => [each, t(`priority.${each}`)] as const);
  return (
    <>
      <TextField
        size="small"
        label={t("form.title")}
        value={form.title}
        inputRef={titleField}
        required
        error={problem !== null}
        helperText={problem === null ? " " : t(`form.${problem}`, { most: dueTitleMaxLength })}
        onChange={({ target }) => onChange({ ...form, title: target.value })}
        slotProps={{ htmlInput: { autoComplete: "off" }, inputLabel: { required: false } }}
      />
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: columns }}>
        <TextField
          size="small"
          type="date"
          label={t("form.dueOn")}
          value={form.dueOn}
          helperText={isPast ? t("form.past") : null}
          onChange={({ target }) => onChange({ ...form, dueOn: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <FilterChoice
          label={t("form.priority")}
          value={form.priority}
          choices={priorities}
          onChoose={(priority) => priority !== null && onChange({ ...form, priority })}
        />
        <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
          {patientField(form.patient, (patient) => onChange({ ...form, patient }))}
        </Box>
      </Box>
    </>
  );
}

const columns = { xs: "repeat(2, minmax(0, 1fr))", sm: "1fr 1fr 2fr" };
