import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Checklist } from "../checklist/ChecklistSection.tsx";
import { ConvertDialog } from "../conversion/ConvertDialog.tsx";
import { fullName } from "../paging/leadRow.ts";
import type { MoveAnswer } from "../writes/leadWrite.ts";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { LoseDialog } from "./LoseDialog.tsx";
import { PlanDialog } from "./PlanDialog.tsx";
import { QuoteQuestion } from "../quote/QuoteQuestion.tsx";
import { useIsQuoteNeeded } from "../quote/useQuote.ts";
import { missingAnswer } from "./leadMoves.ts";
import type { AskedMove, Move } from "./useAskedMove.ts";

type MoveQuestionProps = {
  move: AskedMove;
  /** Whether the page knows that the lead needs a quote, which can't be found out without a connection. */
  isQuoteNeeded?: boolean | null;
  onAnswer: (answer?: MoveAnswer) => void;
  onClose: () => void;
};

/** Asks for what a move needs, in the dialogs of the lead's page. */
export function MoveQuestion({ move, isQuoteNeeded, onAnswer, onClose }: MoveQuestionProps) {
  const { row, to, answered } = move;
  const onMove = () => onAnswer();
  const missing = missingAnswer(row.lead, to, answered);
  if (missing === "consent") {
    const onRecord = (consent: Language) => onAnswer({ consent });
    return <ConsentDialog row={row} onRecord={onRecord} onClose={onClose} />;
  }
  if (missing === "plan") {
    return <PlanDialog to={to} onChoose={(plan) => onAnswer({ plan })} onClose={onClose} />;
  }
  if (to === "lost") return <LoseDialog onLose={(loss) => onAnswer({ loss })} onClose={onClose} />;
  if (to === "documents") return <DocumentsDialog {...{ row, onMove, onClose }} />;
  if (to === "quoted") {
    return <QuoteMove {...{ row, onMove, onClose }} isKnown={isQuoteNeeded === true} />;
  }
  // The server makes the client, so this dialog makes the move itself.
  return <ConvertDialog id={row.id} lead={row.lead} onClose={onClose} />;
}

type DialogProps = Pick<Move, "row"> & { onMove: () => void; onClose: () => void };

/** Asks for the quote that a lead needs, unless it has one. */
function QuoteMove({ row, isKnown, onMove, onClose }: DialogProps & { isKnown: boolean }) {
  const found = useIsQuoteNeeded(row.id);
  const isNeeded = isKnown || found;
  return <QuoteQuestion {...{ row, isNeeded, onMove, onClose }} />;
}

/** Asks which documents a lead has handed in, before it moves to that stage. */
function DocumentsDialog({ row, onMove, onClose }: DialogProps) {
  const { t } = useTranslation(["board", "leads"]);
  return (
    <FormDialog
      title={t("documents.title", { name: fullName(row) })}
      cancel={t("cancel")}
      confirm={t("documents.confirm", { status: t("leads:status.documents") })}
      onSubmit={onMove}
      onClose={onClose}
    >
      <Typography>{t("documents.body")}</Typography>
      <Checklist row={row} own />
    </FormDialog>
  );
}
