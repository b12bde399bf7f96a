import DialogContentText from "@mui/material/DialogContentText";
import TextField from "@mui/material/TextField";
import { statedReasonSchema } from "@salvia/domain/record/statedReason";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Mutation } from "../../firebase/useMutation.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";

type ReasonDialogProps = {
  title: string;
  body: string;
  /** A question before the reason. */
  question?: ReactNode;
  /** The reason, if it isn't typed; null until the question is answered. */
  given?: string | null;
  /** The label of the confirm button; `confirming` replaces it while the mutation runs. */
  confirm: string;
  confirming: string;
  mutation: Mutation;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks for a one-line reason before an action that is recorded. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, body, question, given, confirm, confirming, mutation } = props;
  const { onCancel, onConfirm } = props;
  const { t } = useTranslation("records");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const id = useId();
  const reason = given ?? text.trim();
  const isValid = statedReasonSchema.safeParse(reason).success;

  function submit() {
    if (isValid) onConfirm(reason);
    else setTried(true);
  }

  return (
    <FormDialog
      title={title}
      describedBy={`${id}-body`}
      cancel={t("reason.cancel")}
      confirm={confirm}
      busyLabel={confirming}
      disabled={given === null}
      mutation={mutation}
      onSubmit={submit}
      onClose={onCancel}
    >
      <DialogContentText id={`${id}-body`}>{body}</DialogContentText>
      {question}
      {given === undefined ? (
        <TextField
          id={`${id}-reason`}
          label={t("reason.label")}
          value={text}
          error={tried && !isValid}
          helperText={tried && !isValid ? t("reason.wrong") : t("reason.help")}
          autoComplete="off"
          fullWidth
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's only field
          autoFocus={question === undefined}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
    </FormDialog>
  );
}
