import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useState } from "react";

import type { LeadRow } from "../paging/leadRow.ts";
import type { MoveAnswer } from "../writes/leadWrite.ts";
import { asksBefore, missingAnswer } from "./leadMoves.ts";

export type Move = { row: LeadRow; to: LeadStatus };

/** A move that waits for an answer, and what was answered so far. */
export type AskedMove = Move & { answered: MoveAnswer };

/**
 * Asks for what a move needs before it is sent.
 *
 * @param send called with the move and what was answered
 */
export function useAskedMove(send: (move: Move, answer: MoveAnswer) => void) {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  return {
    asked,
    begin: (move: Move, asks = asksBefore(move.row.lead, move.to)) => {
      if (asks) setAsked({ ...move, answered: {} });
      else send(move, {});
    },
    answer: (answer?: MoveAnswer) => {
      if (asked === null) return;
      const answered = { ...asked.answered, ...answer };
      const isMissing = missingAnswer(asked.row.lead, asked.to, answered) !== null;
      setAsked(isMissing ? { ...asked, answered } : null);
      if (!isMissing) send(asked, answered);
    },
    giveUp: () => setAsked(null),
  };
}
