import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import {
  noteTemplateDetailsSchema,
  noteTemplateMaxLength,
  type NoteTemplateDetails,
} from "@salvia/domain/record/noteTemplate";
import { tidyNote } from "@salvia/domain/record/recordNote";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { SubmitButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";

type NoteTemplateFormProps = {
  /** The id of the template, or "new"; keeps what is typed when the dialog closes. */
  about: string;
  /** What is changed; empty for a new template. */
  initial: NoteTemplateDetails;
  save: (details: NoteTemplateDetails) => Promise<void>;
  isMessage: boolean;
  /** Called after the template was saved, and when the form is canceled. */
  onClose: () => void;
};

const drafts = draftsOf<NoteTemplateDetails>();

/** What the portal fills in. */
const placeholders = "{{firstName}}, {{plan}}, {{name}}";

/**
 * Writes a template of a note, which contains nothing about a patient, or of a message, whose
 * subject is its name.
 */
export function NoteTemplateForm(props: NoteTemplateFormProps) {
  const { about, initial, isMessage, save, onClose } = props;
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const [draft, setDraft] = useDraft(drafts, about);
  const typed = draft ?? initial;
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const mutation = useMutation();
  useEffect(() => nameField.current?.focus(), []);
  const details = { name: typed.name.trim(), text: tidyNote(typed.text) };
  const { name, text } = noteTemplateDetailsSchema.shape;
  const isWrong = {
    name: !name.safeParse(details.name).success,
    text: !text.safeParse(details.text).success,
  };

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (mutation.busy) return;
    if (isWrong.name || isWrong.text) {
      setTried(true);
      return (isWrong.name ? nameField : textField).current?.focus();
    }
    if (await mutation.run(() => save(details))) close();
  }

  function close() {
    setDraft(null);
    onClose();
  }

  const most = noteTemplateMaxLength.toLocaleString(language);
  return (
    <Box
      component="form"
      noValidate
      aria-label={t("notes.templates.form.title")}
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gap: 2 }}
    >
      <Typography>
        {isMessage
          ? t("notes.templates.form.placeholders", { fields: placeholders })
          : t("notes.templates.form.noPatients")}
      </Typography>
      <TextField
        label={t(isMessage ? "notes.templates.form.subject" : "notes.templates.form.name")}
        value={typed.name}
        error={tried && isWrong.name}
        helperText={tried && isWrong.name ? t("notes.templates.form.wrongName") : null}
        autoComplete="off"
        size="small"
        inputRef={nameField}
        onChange={(event) => setDraft({ ...typed, name: event.target.value })}
      />
      <TextField
        label={t("notes.templates.form.text")}
        multiline
        inputRef={textField}
        minRows={5}
        maxRows={12}
        value={typed.text}
        error={tried && isWrong.text}
        helperText={
          tried && isWrong.text
            ? t("notes.templates.form.wrongText", { most })
            : t("notes.length", { length: typed.text.length.toLocaleString(language), most })
        }
        autoComplete="off"
        onChange={(event) => setDraft({ ...typed, text: event.target.value })}
      />
      <MutationProblem mutation={mutation} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <SubmitButton busy={mutation.busy} busyLabel={t("notes.templates.form.saving")}>
          {t("notes.templates.form.save")}
        </SubmitButton>
        <Button onClick={close}>{t("notes.templates.form.cancel")}</Button>
      </Box>
    </Box>
  );
}
