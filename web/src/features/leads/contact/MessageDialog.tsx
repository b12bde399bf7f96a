import Box from "@mui/material/Box";
import ListSubheader from "@mui/material/ListSubheader";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { activityTextSchema } from "@salvia/domain/lead/leadActivity";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { leadMailSubjectSchema } from "@salvia/domain/mail/leadMail";
import { tidyNote } from "@salvia/domain/record/recordNote";
import { languages } from "@salvia/domain/shared/language";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { languageName } from "../../../i18n/languageName.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useAuth, useSession } from "../../../session/useAuth.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useOnline } from "../../../ui/useOnline.ts";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { whatsAppHref } from "./contactHref.ts";
import { MessageFields } from "./MessageFields.tsx";
import { messageTemplates, type OwnMessage } from "./messageTemplates.ts";
import { useMessage } from "./useMessage.ts";

export type MessageDialogProps = {
  row: LeadRow;
  /** The user's own templates. */
  own: readonly OwnMessage[];
  onEditOwn: () => void;
  /**
   * Called with the subject of the message if the user took it along, to send it elsewhere.
   */
  onClose: (subject: string | null) => void;
};

/** A message to a lead from a template: completed, edited, and sent as an email or elsewhere. */
export function MessageDialog({ row, own, onEditOwn, onClose }: MessageDialogProps) {
  const { t } = useTranslation("leadMessages");
  const { language: pageLanguage } = useLanguage();
  const replyTo = useAuth().user?.email ?? "";
  const draft = useMessage(row, own);
  const sending = useSending(row, draft, () => onClose(null));
  const [isCopyRefused, setCopyRefused] = useState(false);
  const isOnline = useOnline();
  const id = useId();
  const { email, phone } = row.lead;
  const message = draft.gaps.length === 0 ? draft.message : null;
  const names = new Intl.ListFormat(pageLanguage);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      draft.forget();
      onClose(draft.message?.subject ?? null);
    } catch {
      setCopyRefused(true);
    }
  }

  return (
    <TitledDialog
      title={t("title", { name: fullName(row) })}
      maxWidth="sm"
      onClose={(reason) => {
        // A click beside the dialog must not throw away what was written.
        if (reason !== "backdropClick") onClose(null);
      }}
      actions={
        <>
          <Button onClick={() => onClose(null)}>{t("cancel")}</Button>
          {message === null ? null : (
            <>
              <Button onClick={() => void copy(message.body)}>{t("copy")}</Button>
              {phone === null ? null : (
                <Button
                  component="a"
                  href={whatsAppHref(phone, message.body)}
                  target="_blank"
                  rel="noreferrer"
                  onClick={() => {
                    draft.forget();
                    onClose(message.subject);
                  }}
                >
                  {t("chat")}
                </Button>
              )}
              {email === null ? null : (
                <BusyButton
                  variant="contained"
                  busy={sending.mutation.busy}
                  busyLabel={t("sending")}
                  disabled={!isOnline}
                  onClick={() => void sending.send(email)}
                >
                  {t("send")}
                </BusyButton>
              )}
            </>
          )}
        </>
      }
    >
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {email === null ? t("noEmail") : t("envelope", { to: email, replyTo })}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "3fr 2fr" } }}>
        <TextField
          select
          size="small"
          id={`${id}-template`}
          label={t("template")}
          value={draft.template}
          onChange={({ target }) => {
            if (target.value === editOwn) onEditOwn();
            else draft.setTemplate(target.value);
          }}
        >
          {messageTemplates.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`templates.${each}.name`)}
            </MenuItem>
          ))}
          <ListSubheader>{t("own")}</ListSubheader>
          {own.map((each) => (
            <MenuItem key={each.id} value={each.id} sx={{ whiteSpace: "normal" }}>
              {each.name}
            </MenuItem>
          ))}
          <MenuItem value={editOwn}>{t("editOwn")}</MenuItem>
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
              {languageName(each, pageLanguage)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {draft.isLoading ? (
        <LoadingBlock height={240} label={t("loading")} />
      ) : (
        <MessageFields {...draft} {...sending} />
      )}
      {draft.gaps.length === 0 ? null : (
        <Notice severity="warning">
          {t("gaps", { gaps: names.format(draft.gaps.map((gap) => `{{${gap}}}`)) })}
        </Notice>
      )}
      {email === null || isOnline ? null : <Notice severity="warning">{t("offline")}</Notice>}
      {sending.outcome === null ? null : (
        <Notice severity="warning">{t(sending.outcome, { to: email })}</Notice>
      )}
      {isCopyRefused ? <Notice severity="warning">{t("notCopied")}</Notice> : null}
      <MutationProblem mutation={sending.mutation} />
    </TitledDialog>
  );
}

/** The value of the menu's last item, which is no template. */
const editOwn = "edit";

/** Sends a message as an email, once. What it says stays until the server has it. */
function useSending(row: LeadRow, draft: ReturnType<typeof useMessage>, onSent: () => void) {
  const { t } = useTranslation("leadMessages");
  const session = useSession();
  const showToast = useToast();
  const mutation = useMutation();
  const [outcome, setOutcome] = useState<"suppressed" | "sentBefore" | null>(null);
  const [tried, setTried] = useState(false);
  const subjectField = useRef<HTMLInputElement>(null);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  const subject = (draft.message?.subject ?? "").replaceAll(/\s+/g, " ").trim();
  const text = tidyNote(draft.message?.body ?? "");
  const isWrong = {
    subject: !leadMailSubjectSchema.safeParse(subject).success,
    body: !activityTextSchema.safeParse(text).success,
  };

  async function send(email: string) {
    setTried(true);
    setOutcome(null);
    if (isWrong.subject || isWrong.body) {
      return (isWrong.subject ? subjectField : bodyField).current?.focus();
    }
    const { mailKey: key, language } = draft;
    // Closing the dialog meanwhile keeps the key, so that another attempt sends no second email.
    draft.keep();
    await mutation.run(async () => {
      const order = { key, leadId: row.id, email, language, subject, text };
      const answer = await session.ask(leadEndpoints.mailLead, order);
      if (answer.outcome !== "queued") {
        if (answer.outcome === "sentBefore") draft.keep(true);
        return setOutcome(answer.outcome);
      }
      draft.forget();
      showToast("success", t("sent", { name: fullName(row) }));
      onSent();
    });
  }

  return {
    mutation,
    outcome,
    send,
    subjectField,
    bodyField,
    /** What can't be sent so, once the user has tried. */
    isWrong: tried ? isWrong : { subject: false, body: false },
  };
}
