import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import type { TaskDetails } from "@salvia/domain/scheduling/task";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { TaskFields, type PatientField } from "./TaskFields.tsx";
import { emptyForm, isEmpty, readTaskForm, type TaskForm } from "./taskForm.ts";

type NewTaskProps = { patientField: PatientField; onAdd: (details: TaskDetails) => void };

const drafts = draftsOf<TaskForm>();

/** The form for a new task. Enter adds the task and clears the form for the next one. */
export function NewTask({ patientField, onAdd }: NewTaskProps) {
  const { t } = useTranslation("tasks");
  const [draft, setDraft] = useDraft(drafts, "new");
  const [tried, setTried] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const form = draft ?? emptyForm;
  const { details, problem } = readTaskForm(form);
  useUnloadWarning(form.title !== "");

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    titleField.current?.focus();
    setTried(details === null);
    if (details === null) return;
    onAdd(details);
    setDraft(null);
  }

  return (
    <Paper
      component="form"
      noValidate
      variant="outlined"
      aria-label={t("form.new")}
      onSubmit={submit}
      sx={{ borderRadius: "12px", padding: 2, display: "grid", gap: 0.5 }}
    >
      <TaskFields
        form={form}
        onChange={(next) => {
          setTried(false);
          setDraft(isEmpty(next) ? null : next);
        }}
        problem={tried || problem !== "empty" ? problem : null}
        titleField={titleField}
        patientField={patientField}
      />
      <Box sx={{ marginTop: 1.5 }}>
        <Button type="submit" variant="contained" startIcon={<AddIcon />}>
          {t("form.add")}
        </Button>
      </Box>
    </Paper>
  );
}
