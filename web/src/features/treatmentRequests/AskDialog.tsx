import DialogContentText from "@mui/material/DialogContentText";
import TextField from "@mui/material/TextField";
import { treatmentRequestSchema } from "@salvia/domain/member/treatmentRequest";
import { reasonMaxLength } from "@salvia/domain/scheduling/appointment";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Mutation } from "../../firebase/useMutation.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";

type AskDialogProps = {
  name: string;
  /** The time that the member proposes to the clinician, in words; null for none. */
  time: { day: string; time: string } | null;
  mutation: Mutation;
  onAsk: (reason: string) => void;
  onClose: () => void;
};

/** Asks a member why they want to be treated, and says what the clinician will see. */
export function AskDialog({ name, time, mutation, onAsk, onClose }: AskDialogProps) {
  const { t } = useTranslation("clinicians");
  const [typed, setTyped] = useState(time === null ? "" : t("ask.suggestion", time));
  const id = useId();
  const reason = typed.trim();
  const isValid = treatmentRequestSchema.shape.reason.safeParse(reason).success;

  function submit() {
    if (isValid) onAsk(reason);
  }

  return (
    <FormDialog
      title={t("ask.title", { name })}
      cancel={t("ask.cancel")}
      confirm={t("ask.send")}
      busyLabel={t("ask.sending")}
      mutation={mutation}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{t("ask.body")}</DialogContentText>
      {time === null ? null : <DialogContentText>{t("ask.notBooked")}</DialogContentText>}
      <TextField
        id={`${id}-reason`}
        label={t("ask.reason")}
        value={typed}
        error={!isValid}
        helperText={t(isValid ? "ask.hint" : "ask.wrong", { most: reasonMaxLength })}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's only field
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
