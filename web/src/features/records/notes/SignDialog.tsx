import Box from "@mui/material/Box";
import DialogContentText from "@mui/material/DialogContentText";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import {
  noteHiddenUntil,
  noteHoldableUntil,
  type RecordNote,
} from "@salvia/domain/record/recordNote";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { clockTime } from "../../../ui/time/relativeTime.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { useRecordAppointment } from "../useRecordAppointment.ts";
import { oneNote, type Row } from "../records.data.ts";
import type { OpenNote } from "./noteDraftStore.ts";
import { NoteWords } from "./SignedNotes.tsx";

type SignDialogProps = {
  note: OpenNote;
  text: string;
  onCancel: () => void;
  /** Called with the time from which the patient reads it; null for at once. */
  onSign: (visibleFrom: Date | null) => void;
};

/** Shows what the patient will read, and from when, before a note is signed. */
export function SignDialog(props: SignDialogProps) {
  const { addendumTo } = props.note;
  return addendumTo === null ? (
    <SignNote {...props} />
  ) : (
    <SignAddendum {...props} addendumTo={addendumTo} />
  );
}

/** A note can be held until its appointment ends, if that is ahead. */
function SignNote(props: SignDialogProps) {
  const { t } = useTranslation("records");
  const time = useClock();
  const appointment = useRecordAppointment(props.note.appointmentId);
  const known = appointment.status === "content" ? appointment.value : null;
  const now = useNow();
  const until = known === null ? null : noteHoldableUntil(known, now);
  const [isHeld, setHeld] = useState(false);
  const label = useId();
  return (
    <SignFrame {...props} visibleFrom={isHeld ? until : null}>
      {until === null ? (
        <DialogContentText>{t("notes.question.now")}</DialogContentText>
      ) : (
        <FormControl>
          <FormLabel id={label}>{t("notes.question.when")}</FormLabel>
          <RadioGroup
            aria-labelledby={label}
            value={isHeld ? "held" : "now"}
            onChange={(_event, value) => setHeld(value === "held")}
          >
            <FormControlLabel value="now" control={<Radio />} label={t("notes.question.atOnce")} />
            <FormControlLabel
              value="held"
              control={<Radio />}
              label={t("notes.question.atEnd", { time: time(until) })}
            />
          </RadioGroup>
        </FormControl>
      )}
    </SignFrame>
  );
}

/** An addendum is read as soon as its note is. */
function SignAddendum({ addendumTo, ...props }: SignDialogProps & { addendumTo: string }) {
  const { t } = useTranslation("records");
  const time = useClock();
  const now = useNow();
  const { patientId } = props.note;
  const live = useLiveQuery(
    `records/${patientId}/notes/one/${addendumTo}`,
    oneNote(patientId, addendumTo),
  );
  // Its record may have closed since, which is at least an hour after the note was shown.
  const added = live.status === "content" ? live.value : null;
  const until = added === null ? null : noteHiddenUntil(added, now);
  return (
    <SignFrame {...props} visibleFrom={until}>
      <DialogContentText>
        {until === null
          ? t("notes.question.now")
          : t("notes.question.withNote", { time: time(until) })}
      </DialogContentText>
    </SignFrame>
  );
}

type SignFrameProps = SignDialogProps & { visibleFrom: Date | null; children: ReactNode };

function SignFrame({ note, text, visibleFrom, onCancel, onSign, children }: SignFrameProps) {
  const { t } = useTranslation("records");
  const [signedAt] = useState(useNow());
  const id = useId();
  const { appointmentId, clinicianId, addendumTo } = note;
  const preview: Row<RecordNote> = {
    id: note.id,
    appointmentId,
    clinicianId,
    text,
    status: "signed",
    addendumTo,
    rev: 1,
    createdAt: signedAt,
    updatedAt: signedAt,
    signedAt,
  };
  return (
    <TitledDialog
      title={t("notes.question.title")}
      describedBy={`${id}-body`}
      maxWidth="sm"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t("notes.question.stay")}</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the usual answer has the focus */}
          <Button autoFocus variant="contained" onClick={() => onSign(visibleFrom)}>
            {t("notes.question.sign")}
          </Button>
        </>
      }
    >
      <div>
        <Typography id={`${id}-preview`} component="h3" sx={{ fontWeight: 600 }}>
          {t("notes.question.preview")}
        </Typography>
        {/* Scrolls, so that the answers stay on the screen below a long note. */}
        <Box component="section" tabIndex={0} aria-labelledby={`${id}-preview`} sx={sheet}>
          <NoteWords note={preview} editing={null} />
        </Box>
      </div>
      {children}
      <DialogContentText id={`${id}-body`}>{t("notes.question.body")}</DialogContentText>
    </TitledDialog>
  );
}

const sheet = {
  marginTop: 1,
  padding: 2,
  maxHeight: "40vh",
  overflowY: "auto",
  border: 1,
  borderColor: "divider",
  borderRadius: "8px",
  bgcolor: "background.default",
} as const;

/** The function that says the time of day. */
function useClock(): (moment: Date) => string {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return (moment) => clockTime(moment, language, timeZone);
}
