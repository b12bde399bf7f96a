import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { TaskDetails } from "@salvia/domain/scheduling/task";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { TaskFields, type PatientField } from "./TaskFields.tsx";
import { formOf, readTaskForm, type TaskForm } from "./taskForm.ts";
import type { TaskRow } from "./tasks.data.ts";

type TaskDialogProps = {
  row: TaskRow;
  patientField: PatientField;
  onSave: (details: TaskDetails) => void;
  onDelete: () => void;
  onClose: () => void;
};

const drafts = draftsOf<TaskForm>();

/** Edits a task, or deletes it after confirmation. */
export function TaskDialog({ row, patientField, onSave, onDelete, onClose }: TaskDialogProps) {
  const { t } = useTranslation("tasks");
  const id = useId();
  const [draft, setDraft] = useDraft(drafts, row.id);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const form = draft ?? formOf(row.task);
  const { details, problem } = readTaskForm(form);

  function close() {
    setDraft(null);
    onClose();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (details === null) return titleField.current?.focus();
    onSave(details);
    close();
  }

  return (
    <>
      <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={id}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={id} variant="h3" component="h2">
            {t("edit.title")}
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
            <Button color="error" onClick={() => setAsking(true)} sx={{ marginRight: "auto" }}>
              {t("edit.delete")}
            </Button>
            <Button onClick={close}>{t("edit.cancel")}</Button>
            <Button type="submit" variant="contained">
              {t("edit.save")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t("edit.question")}
        body={row.task.title}
        cancelLabel={t("edit.cancel")}
        confirmLabel={t("edit.delete")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          onDelete();
          close();
        }}
      />
    </>
  );
}
