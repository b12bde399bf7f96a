import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { usualUnitSystem } from "@salvia/domain/record/unitSystem";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { useOnline } from "../../ui/useOnline.ts";
import { useTimeZone } from "../../ui/useTimeZone.ts";
import { Answer } from "./Answer.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { Suggestions } from "./Suggestions.tsx";
import type { Turns } from "./turns.ts";
import { useConversation } from "./useConversation.ts";

type ConversationProps = {
  /** What was said before; null for a new conversation. */
  earlier: { threadId: string; turns: Turns } | null;
  /** Whose record is open beside it. */
  patientId: string | null;
  /** Told where a new conversation is kept. */
  onBegun: (threadId: string) => void;
};

/** A conversation with the assistant. */
export function Conversation({ earlier, patientId, onBegun }: ConversationProps) {
  const { t } = useTranslation("assistant");
  const { language } = useLanguage();
  const chosen = useTimeZone();
  const online = useOnline();
  const { turns, ask, stop, answering } = useConversation(earlier, onBegun);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { length } = turns;
  const spoken = turns.at(-1)?.sentences.length ?? 0;
  useEffect(() => {
    if (length + spoken > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [length, spoken]);

  function askNow(question: string) {
    const timeZone = chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const units = usualUnitSystem(navigator.languages);
    void ask(question, { language, units, timeZone, patientId });
  }

  /** A button that asks goes away with it: the focus stays in the conversation. */
  function askByButton(question: string) {
    askNow(question);
    log.current?.focus({ preventScroll: true });
  }

  return (
    <Box sx={{ display: "grid", gap: 3, position: "relative" }}>
      {length === 0 ? (
        <Suggestions withRecord={patientId !== null} online={online} onAsk={askByButton} />
      ) : null}
      <Log ref={log} role="log" aria-label={t("log")} tabIndex={-1}>
        {turns.map((turn, index) => (
          <div key={turn.id}>
            <Typography component="h2" className="question">
              {turn.question}
            </Typography>
            <Answer
              turn={turn}
              onAgain={index === length - 1 && online ? () => askByButton(turn.question) : null}
            />
          </div>
        ))}
      </Log>
      <QuestionForm answering={answering} online={online} onAsk={askNow} onStop={stop} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("disclaimer")}
      </Typography>
      <div ref={end} />
    </Box>
  );
}

const Log = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  outline: "none",
  // It takes no room, but is there: what comes into a log that was hidden is not read out.
  "&:empty": { position: "absolute" },
  "& > div": { display: "grid", gap: 8 },
  "& .question": {
    justifySelf: "end",
    maxWidth: "min(60ch, 85%)",
    padding: "8px 14px",
    borderRadius: "12px 12px 4px 12px",
    backgroundColor: theme.vars.palette.tint,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    fontWeight: 500,
    fontSize: "1rem",
  },
}));
