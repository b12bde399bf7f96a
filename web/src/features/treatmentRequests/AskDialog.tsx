import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { treatmentRequestSchema } from "@salvia/domain/member/treatmentRequest";
import { reasonMaxLength } from "@salvia/domain/scheduling/appointment";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Mutation } from "../../firebase/useMutation.ts";
import { Button } from "../../ui/Button.tsx";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

type AskDialogProps = {
  /** The clinician's name. */
  name: string;
  mutation: Mutation;
  onAsk: (reason: string) => void;
  onClose: () => void;
};

/** Asks a member why they want to be treated, and says what the clinician will see. */
export function AskDialog({ name, mutation, onAsk, onClose }: AskDialogProps) {
  const { t } = useTranslation("clinicians");
  const [typed, setTyped] = useState("");
  const id = useId();
  const reason = typed.trim();
  const isValid = treatmentRequestSchema.shape.reason.safeParse(reason).success;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isValid && !mutation.busy) onAsk(reason);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} variant="h3" component="h2">
          {t("ask.title", { name })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <DialogContentText>{t("ask.body")}</DialogContentText>
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
          <MutationProblem mutation={mutation} />
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          <Button onClick={onClose}>{t("ask.cancel")}</Button>
          <BusyButton
            type="submit"
            variant="contained"
            busy={mutation.busy}
            busyLabel={t("ask.sending")}
          >
            {t("ask.send")}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
