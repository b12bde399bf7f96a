import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";

import { fullName, type LeadRow } from "../paging/leadRow.ts";
import type { MoveAnswer } from "../writes/leadWrite.ts";
import { useLeadMutation, type LeadMutation } from "../moves/useLeadMutation.ts";
import { moveProblem } from "../moves/leadMoves.ts";
import { useAskedMove, type AskedMove, type Move } from "../moves/useAskedMove.ts";
import { movedRow } from "../paging/steadyRows.ts";

/** A lead whose card gets the focus when it appears in a column. */
export type Followed = { id: string; to: LeadStatus };

/** A lead as its move will leave it, and the column that it left. */
type Moving = { row: LeadRow; from: LeadStatus };

export type BoardMoves = {
  asked: AskedMove | null;
  /** The last move, until it is answered. */
  moving: Moving | null;
  /** The lead moved last, whose move may be undone. */
  movedLast: string | null;
  /** The lead moved last and its column, until its card there has the focus. */
  followed: Followed | null;
  onFollowed: () => void;
  /** Whether the user has moved a lead on this board, or begun to. */
  isOwn: (id: string) => boolean;
  /** Moves a lead, or asks first for what the move needs. */
  move: (move: Move) => void;
  answer: (answer?: MoveAnswer) => void;
  giveUp: () => void;
  /** Takes a lead back to the column that its last move left. */
  undo: (move: Move) => void;
  forget: () => void;
} & Pick<LeadMutation, "problem" | "unsaved">;

/**
 * The user's moves on a board, one after the other.
 *
 * @param isShown whether a column shows its cards, so that the focus can follow a lead there
 */
export function useBoardMoves(isShown: (status: LeadStatus) => boolean): BoardMoves {
  const { t } = useTranslation(["board", "leads"]);
  const mutation = useLeadMutation();
  const questions = useAskedMove((move, answer) => send("move", move, answer));
  const [moving, setMoving] = useState<Moving | null>(null);
  const [movedLast, setMovedLast] = useState<string | null>(null);
  const [followed, setFollowed] = useState<Followed | null>(null);
  // Changes with each move, before the columns show it.
  const [own] = useState(() => new Set<string>());
  const isOwn = useCallback((id: string) => own.has(id), [own]);
  const onFollowed = useCallback(() => setFollowed(null), []);

  function send(kind: "move" | "undo", { row, to }: Move, answer: MoveAnswer = {}) {
    setFollowed(isShown(to) ? { id: row.id, to } : null);
    const write = { leadId: row.id, base: row.lead, to };
    const words = { name: fullName(row), status: t(`leads:status.${to}`) };
    const { plan } = answer;
    const known = plan === undefined ? row : { ...row, lead: { ...row.lead, plan } };
    const move = { row: movedRow(known, to), from: row.lead.status };
    setMoving(move);
    setMovedLast(row.id);
    void mutation
      .run(
        kind === "undo" ? { kind, ...write } : { kind, ...write, ...answer },
        t(kind === "undo" ? "undone" : "moved", words),
      )
      .finally(() => setMoving((now) => (now === move ? null : now)));
  }

  return {
    problem: mutation.problem,
    unsaved: mutation.unsaved,
    asked: questions.asked,
    moving,
    movedLast,
    followed,
    onFollowed,
    isOwn,
    move(move) {
      if (moveProblem(move.row.lead, move.to) !== null) return;
      mutation.forget();
      own.add(move.row.id);
      questions.begin(move);
    },
    answer: questions.answer,
    giveUp: questions.giveUp,
    undo: (move) => send("undo", move),
    forget() {
      mutation.forget();
      setMovedLast(null);
    },
  };
}
