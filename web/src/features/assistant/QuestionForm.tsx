import SendIcon from "@mui/icons-material/Send";
import StopIcon from "@mui/icons-material/StopCircleOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { questionMaxLength } from "@salvia/domain/assistant/assistant";
import { useTranslation } from "react-i18next";

import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { onEnter } from "../../ui/fields/onEnter.ts";

type QuestionFormProps = {
  answering: boolean;
  /** Questions need a network. */
  online: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
};

const drafts = draftsOf<string>();

/** The field for a question: Enter sends it, Shift+Enter starts a new line. */
export function QuestionForm({ answering, online, onAsk, onStop }: QuestionFormProps) {
  const { t } = useTranslation("assistant");
  const [draft, setDraft] = useDraft(drafts, "question");
  const question = draft ?? "";
  const mayAsk = question.trim() !== "" && online && !answering;

  function ask() {
    if (!mayAsk) return;
    onAsk(question.trim());
    setDraft(null);
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}
    >
      <TextField
        label={t("question")}
        value={question}
        onChange={(event) => setDraft(event.target.value || null)}
        onKeyDown={onEnter(ask)}
        multiline
        maxRows={6}
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: questionMaxLength } }}
        helperText={online ? t("hint") : t("offline")}
      />
      <IconButton
        type={answering ? "button" : "submit"}
        color="primary"
        aria-label={t(answering ? "stop" : "ask")}
        aria-disabled={!answering && !mayAsk}
        onClick={answering ? onStop : undefined}
        // As high as the field with one line.
        sx={{ width: 48, height: 48, marginTop: 0.5 }}
      >
        {answering ? <StopIcon /> : <SendIcon />}
      </IconButton>
    </Box>
  );
}
