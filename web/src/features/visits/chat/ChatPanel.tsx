import CloseIcon from "@mui/icons-material/CloseOutlined";
import SendIcon from "@mui/icons-material/SendOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { chatTextMaxLength, isChatText, tidyChatText } from "@salvia/domain/scheduling/visitChat";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { onEnter } from "../../../ui/fields/onEnter.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { useClockTime } from "../visitClock.ts";
import type { WrittenMessage } from "./chat.data.ts";
import type { VisitChat } from "./useVisitChat.ts";

type ChatPanelProps = {
  chat: VisitChat;
  /** The display name of the author of a message. */
  authorOf: (uid: string) => string;
  /** Who can read it. */
  hint: string;
  /** Whether it is beside the video in a wide window; otherwise, it is below. */
  isBesideVideo: boolean;
  onClose: () => void;
};

/** The chat of a visit. Escape closes it. */
export function ChatPanel({ chat, authorOf, hint, isBesideVideo, onClose }: ChatPanelProps) {
  const { t } = useTranslation("visits");
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      sx={{
        borderRadius: "12px",
        padding: 2,
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 1.5,
        // The whole chat fits into the window: beside the video, or below it and its controls.
        "--chat-height": `max(120px, calc(100dvh - ${isBesideVideo ? 420 : 700}px))`,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {t("chat.title")}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {hint}
          </Typography>
        </Box>
        <IconButton size="small" aria-label={t("chat.close")} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {chat.problem === null ? (
        <Messages chat={chat} authorOf={authorOf} />
      ) : (
        <LoadProblem of={chat.problem} />
      )}
      <MessageForm chat={chat} />
    </Paper>
  );
}

function Messages({ chat, authorOf }: Pick<ChatPanelProps, "chat" | "authorOf">) {
  const { t } = useTranslation("visits");
  const { messages, status } = chat;
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last === undefined || log.current === null) return;
    log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  return (
    <Log ref={log} role="log" aria-label={t("chat.log")} tabIndex={0}>
      {status === "loading" ? (
        <Quiet>{t("chat.loading")}</Quiet>
      ) : messages.length === 0 ? (
        <Quiet>{t("chat.empty")}</Quiet>
      ) : null}
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          author={message.from === chat.ownUid ? t("chat.you") : authorOf(message.from)}
          isOwn={message.from === chat.ownUid}
        />
      ))}
    </Log>
  );
}

type MessageProps = { message: WrittenMessage; author: string; isOwn: boolean };

function Message({ message, author, isOwn }: MessageProps) {
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  return (
    <Box
      sx={{
        justifySelf: isOwn ? "end" : "start",
        maxWidth: "88%",
        paddingInline: 1.25,
        paddingBlock: 0.75,
        borderRadius: "10px",
        border: 1,
        borderColor: "divider",
        backgroundColor: isOwn ? "tint" : "background.default",
      }}
    >
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <b>{author}</b> ·{" "}
        <span>{message.isSent ? clockTime(message.createdAt) : t("chat.sending")}</span>
      </Typography>
      <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: "0.9375rem" }}>
        {message.text}
      </Box>
    </Box>
  );
}

function MessageForm({ chat }: { chat: VisitChat }) {
  const { t } = useTranslation("visits");
  const failureText = useFailureText();
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const { refused, canSend, isFull } = chat;
  const tidy = tidyChatText(text);
  const isValid = isChatText(tidy);
  useEffect(() => field.current?.focus(), []);

  function send() {
    if (!canSend || isFull || !isValid) return;
    chat.send(tidy);
    setText("");
  }

  if (isFull) return <Notice severity="info">{t("chat.full")}</Notice>;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
    >
      {refused === null ? null : (
        <Notice
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => chat.send(refused.text)}>
              {t("chat.again")}
            </Button>
          }
        >
          {t("chat.refused", { text: refused.text, reason: failureText(refused.failure) })}
        </Notice>
      )}
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <TextField
          multiline
          fullWidth
          size="small"
          maxRows={4}
          label={t("chat.field")}
          value={text}
          inputRef={field}
          error={tidy !== "" && !isValid}
          helperText={
            tidy.length > chatTextMaxLength
              ? t("chat.tooLong", { most: chatTextMaxLength })
              : tidy !== "" && !isValid
                ? t("chat.unreadable")
                : canSend
                  ? undefined
                  : t("chat.away")
          }
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter(send)}
        />
        <Button
          type="submit"
          variant="contained"
          aria-label={t("chat.send")}
          title={t("chat.send")}
          aria-disabled={!canSend || !isValid}
          sx={{ minWidth: 48, paddingInline: 1 }}
        >
          <SendIcon fontSize="small" />
        </Button>
      </Box>
    </Box>
  );
}

const Log = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 8,
  minHeight: 96,
  maxHeight: "40dvh",
  overflowY: "auto",
  [theme.breakpoints.up("lg")]: { maxHeight: "var(--chat-height)" },
}));

function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {children}
    </Typography>
  );
}
