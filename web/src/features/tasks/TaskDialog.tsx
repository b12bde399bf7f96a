import type { TaskDetails } from "@salvia/domain/scheduling/task";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { TaskFields, type PatientField } from "./TaskFields.tsx";
import { emptyForm, formOf, readTaskForm, type TaskForm, type TaskPatient } from "./taskForm.ts";
import type { TaskRow } from "./tasks.data.ts";

type TaskDialogProps = {
  /** The task to edit, or the patient whom a new one is about. */
  about: TaskRow | TaskPatient;
  /** Chooses another patient; without it, the patient is given. */
  patientField?: PatientField;
  onSave: (details: TaskDetails) => void;
  onDelete?: () => void;
  onClose: () => void;
};

const drafts = draftsOf<TaskForm>();

const givenPatient: PatientField = (chosen) => <b>{chosen?.name}</b>;

/** Adds a task about a patient, or edits one and deletes it after confirmation. */
export function TaskDialog(props: TaskDialogProps) {
  const { about, patientField = givenPatient, onSave, onDelete, onClose } = props;
  const { t } = useTranslation("tasks");
  const isNew = !("task" in about);
  const [draft, setDraft] = useDraft(drafts, about.id);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const form = draft ?? ("task" in about ? formOf(about.task) : { ...emptyForm, patient: about });
  const { details, problem } = readTaskForm(form);
  useUnloadWarning(isNew && form.title !== "");

  function close() {
    setDraft(null);
    onClose();
  }

  function submit() {
    setTried(true);
    if (details === null) return titleField.current?.focus();
    onSave(details);
    close();
  }

  return (
    <>
      <FormDialog
        title={t(isNew ? "form.new" : "edit.title")}
        maxWidth="sm"
        cancel={t("edit.cancel")}
        confirm={t(isNew ? "form.add" : "edit.save")}
        more={
          onDelete && (
            <Button color="error" onClick={() => setAsking(true)} sx={{ marginRight: "auto" }}>
              {t("edit.delete")}
            </Button>
          )
        }
        {...(isNew && { onEntered: () => titleField.current?.focus() })}
        onSubmit={submit}
        onClose={close}
      >
        <TaskFields
          form={form}
          onChange={setDraft}
          problem={tried || problem !== "empty" ? problem : null}
          titleField={titleField}
          patientField={patientField}
        />
      </FormDialog>
      <ConfirmDialog
        open={asking}
        title={t("edit.question")}
        body={form.title}
        cancelLabel={t("edit.cancel")}
        confirmLabel={t("edit.delete")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          onDelete?.();
          close();
        }}
      />
    </>
  );
}
