import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { TaskDetails } from "@salvia/domain/scheduling/task";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { TaskFields, type PatientField } from "./TaskFields.tsx";
import { emptyForm, readTaskForm, type TaskForm, type TaskPatient } from "./taskForm.ts";

type NewTaskDialogProps = {
  patient: TaskPatient;
  onAdd: (details: TaskDetails) => void;
  onClose: () => void;
};

const drafts = draftsOf<TaskForm>();

/** The patient is given. */
const patientField: PatientField = (chosen) => <b>{chosen?.name}</b>;

/** Adds a task about a patient. */
export function NewTaskDialog({ patient, onAdd, onClose }: NewTaskDialogProps) {
  const { t } = useTranslation("tasks");
  const id = useId();
  const [draft, setDraft] = useDraft(drafts, patient.id);
  const [tried, setTried] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const form = draft ?? { ...emptyForm, patient };
  const { details, problem } = readTaskForm(form);
  useUnloadWarning(form.title !== "");

  function close() {
    setDraft(null);
    onClose();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (details === null) return titleField.current?.focus();
    onAdd(details);
    close();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={close}
      aria-labelledby={id}
      slotProps={{ transition: { onEntered: () => titleField.current?.focus() } }}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id} variant="h3" component="h2">
          {t("form.new")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 1 }}>
          <TaskFields
            form={form}
            onChange={setDraft}
            problem={tried || problem !== "empty" ? problem : null}
            titleField={titleField}
            patientField={patientField}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          <Button onClick={close}>{t("edit.cancel")}</Button>
          <Button type="submit" variant="contained">
            {t("form.add")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
