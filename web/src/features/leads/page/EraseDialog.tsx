import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import TextField from "@mui/material/TextField";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useSession } from "../../../session/useAuth.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { ErasureConsequences } from "./ErasureConsequences.tsx";

type EraseDialogProps = {
  id: string;
  /** The lead as it was when the dialog opened. */
  lead: Lead;
  onErased: () => void;
  onClose: () => void;
};

/**
 * Explains what is erased and what is kept, and erases a lead's person once their last name is
 * typed.
 */
export function EraseDialog({ id, lead: { firstName, lastName }, ...props }: EraseDialogProps) {
  const { onErased, onClose } = props;
  const { t } = useTranslation("personalData");
  const session = useSession();
  const mutation = useMutation();
  const dialogId = useId();
  const [typed, setTyped] = useState("");
  const [mismatched, setMismatched] = useState(false);
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (mutation.busy) return;
    const matches = comparable(typed) === comparable(lastName);
    setMismatched(!matches);
    if (!matches) return field.current?.focus();
    const isDone = await mutation.run(async () => {
      let answer = { done: false, erased: 0 };
      while (!answer.done) {
        // oxlint-disable-next-line no-await-in-loop -- each call continues the previous one
        answer = await session.ask(leadEndpoints.erasePerson, { leadId: id });
        setCount(answer.erased);
      }
    });
    if (isDone) onErased();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // An erasure that has started cannot be canceled.
      onClose={mutation.busy ? () => {} : onClose}
      role="alertdialog"
      aria-labelledby={`${dialogId}-title`}
      aria-describedby={`${dialogId}-body`}
    >
      <form noValidate onSubmit={(event) => void submit(event)} style={formStyle}>
        <DialogTitle id={`${dialogId}-title`} variant="h3" component="h2">
          {t("title", { name: `${firstName} ${lastName}` })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <ErasureConsequences id={`${dialogId}-body`} />
          <TextField
            label={t("confirmLabel")}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMismatched(false);
            }}
            inputRef={field}
            error={mismatched}
            helperText={t(mismatched ? "mismatch" : "confirmHint", { lastName })}
            autoComplete="off"
            slotProps={{ input: { readOnly: mutation.busy } }}
          />
          {mutation.busy ? (
            <div>
              <LinearProgress aria-label={t("busy")} sx={{ height: 8, borderRadius: 4 }} />
              <output>{count > 0 ? t("progress", { count }) : null}</output>
            </div>
          ) : null}
          <MutationProblem mutation={mutation} />
          {mutation.failure !== null && count > 0 ? (
            <Notice severity="info">{t("begun")}</Notice>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          {mutation.busy ? null : (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- focuses the safe answer
            <Button variant="outlined" autoFocus onClick={onClose}>
              {t("cancel")}
            </Button>
          )}
          <BusyButton
            type="submit"
            color="error"
            variant="contained"
            busy={mutation.busy}
            busyLabel={t("busy")}
          >
            {t("erase")}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The form replaces the dialog's own column so that its middle scrolls. */
const formStyle = { display: "flex", flexDirection: "column", minHeight: 0 } as const;

/** Normalizes spacing, Unicode composition and case for comparison. */
function comparable(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLocaleLowerCase();
}
