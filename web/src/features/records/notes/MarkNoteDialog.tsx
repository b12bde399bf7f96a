import DialogContentText from "@mui/material/DialogContentText";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import {
  noteHiddenUntil,
  withdrawnReason,
  type RecordNote,
} from "@salvia/domain/record/recordNote";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { clockTime } from "../../../ui/time/relativeTime.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { OpenRecordKey } from "../access/openRecord.ts";
import { ReasonDialog } from "../access/ReasonDialog.tsx";
import { markAsError, withdrawNote, type Row } from "../records.data.ts";

type MarkNoteDialogProps = {
  access: OpenRecordKey;
  note: Row<RecordNote>;
  addenda: readonly Row<RecordNote>[];
  /** Describes the note. */
  entry: string;
  onClose: () => void;
  onMarked: () => void;
};

/**
 * Asks what is wrong with a note and says what its patient will see: one about another patient is
 * withdrawn, any other is marked as entered in error.
 */
export function MarkNoteDialog(props: MarkNoteDialogProps) {
  const { access, note, addenda, entry, onClose, onMarked } = props;
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const mutation = useMutation();
  const [wrong, setWrong] = useState(note.enteredInError === undefined ? null : "patient");
  const hiddenUntil = noteHiddenUntil(note, useNow());
  const label = useId();
  const seen =
    hiddenUntil === null
      ? t("error.note.stays")
      : t("error.note.staysFrom", { time: clockTime(hiddenUntil, language, timeZone) });

  async function mark(reason: string) {
    const write =
      wrong === "patient"
        ? () => withdrawNote(access, note, addenda)
        : () => markAsError(access, "notes", note.id, reason);
    if (!(await mutation.run(write))) return;
    onClose();
    onMarked();
  }

  return (
    <ReasonDialog
      title={t("error.title")}
      body={t("error.note.body", { entry })}
      question={
        <>
          <FormControl>
            <FormLabel id={label}>{t("error.note.question")}</FormLabel>
            <RadioGroup
              aria-labelledby={label}
              value={wrong}
              onChange={(_event, value) => setWrong(value)}
            >
              <FormControlLabel
                value="patient"
                control={<Radio />}
                label={t("error.note.wrongPatient")}
              />
              {note.enteredInError === undefined ? (
                <FormControlLabel value="else" control={<Radio />} label={t("error.note.else")} />
              ) : null}
            </RadioGroup>
          </FormControl>
          <DialogContentText aria-live="polite">
            {wrong === null ? null : wrong === "patient" ? t("error.note.hides") : seen}
          </DialogContentText>
        </>
      }
      {...(wrong === "else" ? {} : { given: wrong === null ? null : withdrawnReason })}
      confirm={t("error.confirm")}
      confirming={t("error.confirming")}
      mutation={mutation}
      onCancel={onClose}
      onConfirm={(reason) => void mark(reason)}
    />
  );
}
