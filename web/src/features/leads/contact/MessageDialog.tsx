import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { languages } from "@salvia/domain/shared/language";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { languageName } from "../../../i18n/languageName.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { mailtoHref, mailtoMaxLength } from "./mailto.ts";
import { MessageFields } from "./MessageFields.tsx";
import { messageTemplates } from "./messageTemplates.ts";
import { useMessage } from "./useMessage.ts";

type MessageDialogProps = {
  row: LeadRow;
  /** Called once the dialog is gone, with the subject of the message if the user took it along. */
  onClose: (subject: string | null) => void;
};

/** A message to a lead from a template: completed, edited, and opened in the mail program. */
export function MessageDialog({ row, onClose }: MessageDialogProps) {
  const { t } = useTranslation("leadMessages");
  const { language: own } = useLanguage();
  const draft = useMessage(row);
  const [isOpen, setOpen] = useState(true);
  const [taken, setTaken] = useState<string | null>(null);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const id = useId();
  const { message } = draft;
  const { email } = row.lead;
  const href = message === null || email === null ? null : mailtoHref(email, message);
  const isTooLong = href !== null && href.length > mailtoMaxLength;

  function take() {
    setTaken(message?.subject ?? null);
    setOpen(false);
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      take();
    } catch {
      setCopyRefused(true);
    }
  }

  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onClose={(_event, reason) => {
        // A click beside the dialog must not throw away what was written.
        if (reason !== "backdropClick") setOpen(false);
      }}
      slotProps={{
        transition: {
          onExited: () => {
            if (taken !== null) draft.forget();
            onClose(taken);
          },
        },
      }}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        {t("title", { name: fullName(row) })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, "&&": { paddingTop: 1 } }}>
        <TextField
          select
          size="small"
          id={`${id}-template`}
          label={t("template")}
          value={draft.template}
          onChange={({ target }) => {
            const chosen = messageTemplates.find((each) => each === target.value);
            if (chosen !== undefined) draft.setTemplate(chosen);
          }}
        >
          {messageTemplates.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`templates.${each}.name`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          id={`${id}-language`}
          label={t("language")}
          value={draft.language}
          onChange={({ target }) => {
            const chosen = languages.find((each) => each === target.value);
            if (chosen !== undefined) draft.setLanguage(chosen);
          }}
        >
          {languages.map((each) => (
            <MenuItem key={each} value={each}>
              {languageName(each, own)}
            </MenuItem>
          ))}
        </TextField>
        {draft.isLoading ? (
          <LoadingBlock height={240} label={t("loading")} />
        ) : (
          <MessageFields {...draft} />
        )}
        {email === null ? <Notice severity="info">{t("noEmail")}</Notice> : null}
        {isTooLong ? <Notice severity="info">{t("tooLong")}</Notice> : null}
        {isCopyRefused ? <Notice severity="warning">{t("notCopied")}</Notice> : null}
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={() => setOpen(false)}>{t("cancel")}</Button>
        {message === null ? null : (
          <Button variant="outlined" onClick={() => void copy(message.body)}>
            {t("copy")}
          </Button>
        )}
        {href === null || isTooLong ? null : (
          <Button variant="contained" href={href} onClick={take}>
            {t("open")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
