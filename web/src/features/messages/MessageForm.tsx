import SendIcon from "@mui/icons-material/SendOutlined";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import {
  directMessageMaxLength,
  isMessageText,
  messageQuota,
  messageQuotaHours,
  tidyMessage,
} from "@salvia/domain/member/conversation";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { ExactTime } from "../../ui/time/TimeAgo.tsx";

type MessageFormProps = {
  conversationId: string;
  /** When the next message can be sent; null for now. */
  nextAt: Date | null;
  onSend: (text: string) => Promise<void>;
};

/** In memory only: a message is about someone's health. */
const drafts = draftsOf<string>();

/** The field for the next message. */
export function MessageForm({ conversationId, nextAt, onSend }: MessageFormProps) {
  const { t } = useTranslation("messages");
  const [draft, setDraft] = useDraft(drafts, conversationId);
  const sending = useMutation();
  const tidy = tidyMessage(draft ?? "");
  const isValid = isMessageText(tidy);

  async function send() {
    if (!isValid || sending.busy) return;
    // The list shows it at once; a refused text returns to the field.
    setDraft(null);
    if (!(await sending.run(() => onSend(tidy)))) setDraft(tidy);
  }

  if (nextAt !== null) {
    return (
      <Notice severity="info">
        {t("quota", { count: messageQuota, hours: messageQuotaHours })}{" "}
        <ExactTime moment={nextAt} />
      </Notice>
    );
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}
    >
      <TextField
        multiline
        fullWidth
        minRows={2}
        maxRows={8}
        label={t("field")}
        autoComplete="off"
        value={draft ?? ""}
        error={tidy !== "" && !isValid}
        helperText={
          tidy.length > directMessageMaxLength
            ? t("tooLong", { most: directMessageMaxLength })
            : tidy !== "" && !isValid
              ? t("unreadable")
              : undefined
        }
        onChange={(event) => setDraft(event.target.value || null)}
      />
      <MutationProblem mutation={sending} />
      <div>
        <SubmitButton
          startIcon={<SendIcon />}
          busy={sending.busy}
          busyLabel={t("sending")}
          aria-disabled={!isValid}
        >
          {t("send")}
        </SubmitButton>
      </div>
    </Box>
  );
}
