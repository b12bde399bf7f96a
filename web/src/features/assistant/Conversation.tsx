import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { useOnline } from "../../ui/useOnline.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { ZoneNote } from "../../ui/time/ZoneName.tsx";
import { useUnits } from "../../ui/units/useUnits.ts";
import { Answer } from "./Answer.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { useConversation } from "./useConversation.ts";
import { SproutPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";

type ConversationProps = {
  earlier: Parameters<typeof useConversation>[0];
  /** The patient whose record is open next to the conversation. */
  patientId: string | null;
  onBegun: (threadId: string) => void;
};

/** A conversation with the assistant. */
export function Conversation({ earlier, patientId, onBegun }: ConversationProps) {
  const { t } = useTranslation("assistant");
  const { language } = useLanguage();
  const timeZone = useKnownTimeZone();
  const { system: units } = useUnits();
  const now = useNow();
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
    void ask(question, { language, units, timeZone, patientId });
  }

  /** The pressed button disappears, so the focus moves to the conversation. */
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
              onAsk={online && !answering ? askByButton : null}
            />
          </div>
        ))}
      </Log>
      <QuestionForm answering={answering} online={online} onAsk={askNow} onStop={stop} />
      <div>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("disclaimer")}
        </Typography>
        <ZoneNote from={now} until={now} />
      </div>
      <div ref={end} />
    </Box>
  );
}

const Log = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  outline: "none",
  // The empty log takes no room but stays rendered: screen readers ignore text added to a hidden
  // log.
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

type SuggestionsProps = { withRecord: boolean; online: boolean; onAsk: (question: string) => void };

const ofDay = ["today", "next", "free", "tasks", "record"] as const;
const ofRecord = ["vitals", "trend", "medications", "today", "tasks"] as const;

/** Suggested questions before a conversation has begun: of the day, or of the open record. */
function Suggestions({ withRecord, online, onAsk }: SuggestionsProps) {
  const { t } = useTranslation("assistant");
  const offered = withRecord ? ofRecord : ofDay;
  return (
    <StateMessage picture={<SproutPicture />} title={t("empty.title")} level="h2">
      <p>{t("empty.body")}</p>
      <PlainList sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
        {offered.map((key) => (
          <li key={key}>
            <Button
              variant="outlined"
              disabled={!online}
              onClick={() => onAsk(t(`suggestion.${key}`))}
            >
              {t(`suggestion.${key}`)}
            </Button>
          </li>
        ))}
      </PlainList>
    </StateMessage>
  );
}
