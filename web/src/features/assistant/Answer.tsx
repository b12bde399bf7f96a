import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import Link from "@mui/material/Link";
import { sourcePath, type Source } from "@salvia/domain/assistant/assistantSource";
import type { KeptSentence } from "@salvia/domain/assistant/thread";
import { Link as RouterLink, useLocation } from "react-router";

import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { Spinner } from "../../ui/status/Spinner.tsx";
import type { Turn } from "./turns.ts";

type AnswerProps = {
  turn: Turn;
  /** Asks the same question again; null if that is not possible now. */
  onAgain: (() => void) | null;
  /** Asks a question that the answer offers; null if that is not possible now. */
  onAsk: ((question: string) => void) | null;
};

/** The answer so far, each sentence followed by its sources. */
export function Answer({ turn: { sentences, state, fault }, onAgain, onAsk }: AnswerProps) {
  const { t } = useTranslation("assistant");
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {sentences.map((sentence, index) => (
        // Sentences never change or move.
        // oxlint-disable-next-line react/no-array-index-key
        <AnswerSentence key={index} sentence={sentence} onAsk={onAsk} />
      ))}
      {state === "answering" ? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "text.secondary" }}>
          <Spinner size={16} color="inherit" />
          {t("answering")}
        </Box>
      ) : null}
      {fault === null ? null : <Fault fault={fault} />}
      {fault === null || onAgain === null ? null : (
        <Button variant="outlined" size="small" onClick={onAgain}>
          {t("again")}
        </Button>
      )}
      {state === "answered" && fault === null && sentences.length === 0 ? (
        <Notice severity="info">{t("nothing")}</Notice>
      ) : null}
    </Box>
  );
}

type AnswerSentenceProps = Pick<AnswerProps, "onAsk"> & { sentence: KeptSentence };

/** A sentence with its sources, or a question that can be asked instead. */
function AnswerSentence({ sentence: { text, sources }, onAsk }: AnswerSentenceProps) {
  const { t } = useTranslation("assistant");
  if (text !== null && sources.every(({ kind }) => kind === "question")) {
    return (
      <Button variant="outlined" disabled={onAsk === null} onClick={() => onAsk?.(text)}>
        {text}
      </Button>
    );
  }
  return (
    <Typography component="div" sx={{ maxWidth: "70ch", overflowWrap: "anywhere" }}>
      {text === null ? <em>{t("notKept")}</em> : <span>{text}</span>}
      {sources.map((source) => (
        <span key={`${source.kind} ${source.path}`}>
          {" "}
          <SourceLink source={source} />
        </span>
      ))}
    </Typography>
  );
}

function Fault({ fault }: { fault: NonNullable<Turn["fault"]> }) {
  const { t } = useTranslation("assistant");
  const failureText = useFailureText();
  if (typeof fault !== "string") {
    const text = fault.code === "not-found" ? t("gone.again") : failureText(fault);
    return <Notice severity="error">{text}</Notice>;
  }
  const severity = fault === "stopped" ? "info" : "error";
  return <Notice severity={severity}>{t(`fault.${fault}`)}</Notice>;
}

/**
 * The source of a sentence: a small link within its line, so that lists stay short. Help opens beside
 * the conversation.
 */
function SourceLink({ source: { kind, path }, source }: { source: Source }) {
  const { t } = useTranslation("assistant");
  const query = new URLSearchParams(useLocation().search);
  query.set("help", path.replace("help/", ""));
  return (
    <Link
      component={RouterLink}
      to={kind === "help" ? `?${query.toString()}` : sourcePath(source)}
      variant="body2"
      sx={{ whiteSpace: "nowrap" }}
    >
      {t(`source.${kind}`)}
    </Link>
  );
}
