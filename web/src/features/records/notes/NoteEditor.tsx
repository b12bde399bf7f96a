import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { recordNoteMaxLength, recordNoteProblem, tidyNote } from "@salvia/domain/record/recordNote";
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import { closeNote, type OpenNote } from "./noteDraftStore.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { NoteDraft, NoteSaving } from "./noteDraft.ts";
import { NoteTemplates } from "./NoteTemplates.tsx";
import { SignDialog } from "./SignDialog.tsx";

/** Edits a note. It is saved automatically and becomes part of the record once signed. */
export function NoteEditor({ note }: { note: OpenNote }) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const { draft, addendumTo } = note;
  const { text, saving, isNew } = useSyncExternalStore(draft.subscribe, draft.view);
  const [asking, setAsking] = useState<"sign" | "discard" | null>(null);
  const [tried, setTried] = useState(false);
  const mutation = useMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor goes once the field shows an inserted template. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const problem = recordNoteProblem(tidyNote(text));
  const shown = problem !== null && (tried || problem !== "empty");
  useEffect(() => draft.resume(), [draft]);
  useUnloadWarning(saving.status !== "saved");

  async function sign(visibleFrom: Date | null) {
    setAsking(null);
    let signed = false;
    await mutation.run(async () => {
      signed = await draft.sign(visibleFrom);
    });
    if (signed) closeNote(note.id);
  }

  async function discard() {
    setAsking(null);
    if (await mutation.run(draft.discard)) closeNote(note.id);
  }

  /**
   * Inserts a template at the cursor, on a line of its own, and moves the cursor to where the text
   * begins.
   */
  function insert(template: string) {
    const input = field.current;
    const from = input?.selectionStart ?? text.length;
    const before = text.slice(0, from);
    const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
    caret.current = start.length + firstPlaceIn(template);
    draft.type(start + template + text.slice(input?.selectionEnd ?? from));
    input?.focus();
  }

  const length = text.length.toLocaleString(language);
  const most = recordNoteMaxLength.toLocaleString(language);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <TextField
        id={useId()}
        label={t(addendumTo === null ? "notes.label" : "notes.addendumLabel")}
        multiline
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the clinician asked for it, to write
        autoFocus={isNew && text === ""}
        inputRef={field}
        minRows={5}
        maxRows={20}
        fullWidth
        autoComplete="off"
        value={text}
        error={shown}
        helperText={
          shown
            ? t(`notes.problem.${problem}`, { length, most })
            : t("notes.length", { length, most })
        }
        onChange={(event) => draft.type(event.target.value)}
      />
      <NoteSavingLine saving={saving} isEmpty={text === ""} draft={draft} />
      <MutationProblem mutation={mutation} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <BusyButton
          variant="contained"
          busy={mutation.busy}
          busyLabel={t("notes.signing")}
          onClick={() => (problem === null ? setAsking("sign") : setTried(true))}
        >
          {t("notes.sign")}
        </BusyButton>
        <NoteTemplates onInsert={insert} />
        {isNew && text === "" ? (
          <Button onClick={() => closeNote(note.id)}>{t("notes.giveUp")}</Button>
        ) : (
          <Button color="error" aria-disabled={mutation.busy} onClick={() => setAsking("discard")}>
            {t("notes.discard")}
          </Button>
        )}
      </Box>
      {asking === "sign" ? (
        <SignDialog
          note={note}
          text={tidyNote(text)}
          onCancel={() => setAsking(null)}
          onSign={(visibleFrom) => void sign(visibleFrom)}
        />
      ) : null}
      <ConfirmDialog
        open={asking === "discard"}
        title={t("notes.discarding.title")}
        body={t("notes.discarding.body")}
        cancelLabel={t("notes.discarding.stay")}
        confirmLabel={t("notes.discarding.leave")}
        onCancel={() => setAsking(null)}
        onConfirm={() => void discard()}
      />
    </Box>
  );
}

/** Below the first heading, or at its end if another one follows at once; without one, at the end. */
function firstPlaceIn(template: string): number {
  const heading = /^.*:[ \t]*\n?(?=\n|$)/m.exec(template);
  return heading === null ? template.length : heading.index + heading[0].length;
}

type NoteSavingLineProps = { saving: NoteSaving; isEmpty: boolean; draft: NoteDraft };

/** Shows whether the text is saved, and what to do if it is not. */
function NoteSavingLine({ saving, isEmpty, draft }: NoteSavingLineProps) {
  const { t } = useTranslation("records");
  const failureText = useFailureText();
  if (saving.status === "failed") {
    return (
      <Notice severity="warning">
        {t("notes.failed", { reason: failureText(saving.failure) })}
      </Notice>
    );
  }
  if (saving.status === "refused") return <Notice severity="error">{t("notes.refused")}</Notice>;
  if (saving.status === "conflict") {
    return (
      <Notice severity="warning">
        <span>{t("notes.conflict.body")}</span>
        <Typography component="blockquote" sx={quote}>
          {saving.theirs}
        </Typography>
        <Button size="small" onClick={draft.keepMine}>
          {t("notes.conflict.mine")}
        </Button>
        <Button size="small" onClick={draft.takeTheirs}>
          {t("notes.conflict.theirs")}
        </Button>
      </Notice>
    );
  }
  const word = isEmpty ? "" : t(saving.status === "saved" ? "notes.saved" : "notes.unsaved");
  return (
    <Box component="output" sx={{ color: "text.secondary", fontSize: "0.875rem", minHeight: 20 }}>
      {word}
    </Box>
  );
}

const quote = {
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  maxHeight: 160,
  overflowY: "auto",
  margin: 0,
  marginBlock: 1,
} as const;
