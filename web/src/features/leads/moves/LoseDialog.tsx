import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import {
  lossNoteMaxLength,
  lossReasons,
  readLoss,
  type LeadLoss,
  type LossProblem,
  type LossReason,
} from "@salvia/domain/lead/leadLoss";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { RadioQuestion } from "../../../ui/fields/RadioQuestion.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";

type LoseDialogProps = {
  count?: number;
  onLose: (loss: LeadLoss) => void;
  onClose: () => void;
};

/** Asks why a lead is lost, or several for the same reason, before they are. */
export function LoseDialog({ count = 1, onLose, onClose }: LoseDialogProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const [reason, setReason] = useState<LossReason | null>(null);
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<LossProblem | null>(null);
  const firstReason = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const id = useId();

  function submit() {
    const read = readLoss(reason, note);
    setProblem(read.problem);
    if (read.loss !== null) onLose(read.loss);
    else (read.problem === "none" ? firstReason : noteField).current?.focus();
  }

  return (
    <FormDialog
      title={t("lose.title", { count })}
      describedBy={`${id}-body`}
      cancel={t("cancel")}
      confirm={t("stage.lose")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography id={`${id}-body`}>{t("lose.body", { count })}</Typography>
      <RadioQuestion
        label={t("lose.reason", { count })}
        values={lossReasons}
        labelOf={(each) => t(`leads:loss.${each}`)}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          setProblem(null);
        }}
        problem={problem === "none" ? t("lose.problem.none") : null}
        firstRef={firstReason}
      />
      {reason === "other" ? (
        <TextField
          id={`${id}-note`}
          inputRef={noteField}
          size="small"
          required
          label={t("lose.note")}
          value={note}
          error={problem !== null}
          helperText={
            problem === null
              ? t("lose.noteHint")
              : t(`lose.problem.${problem}`, { most: lossNoteMaxLength })
          }
          onChange={(event) => {
            setNote(event.target.value);
            setProblem(null);
          }}
        />
      ) : null}
    </FormDialog>
  );
}
