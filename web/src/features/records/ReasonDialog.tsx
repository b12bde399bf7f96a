import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { statedReasonSchema } from "@salvia/domain/record/statedReason";
import { useId, useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Mutation } from "../../firebase/useMutation.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

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

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (mutation.busy) return;
    if (isValid) onConfirm(reason);
    else setTried(true);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      maxWidth="xs"
      fullWidth
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} variant="h3" component="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
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
          <MutationProblem mutation={mutation} />
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          <Button onClick={onCancel}>{t("reason.cancel")}</Button>
          <BusyButton
            type="submit"
            variant="contained"
            disabled={given === null}
            busy={mutation.busy}
            busyLabel={confirming}
          >
            {confirm}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
